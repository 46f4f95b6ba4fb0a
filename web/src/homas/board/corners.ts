/** Where the buttons of a map lie on no rider. */
import type { Corner } from '@/frame/board/corner';
import type { Box } from '@/frame/board/eye';

interface Place {
  readonly x: number;
  readonly y: number;
}

const CORNERS: readonly Corner[] = [
  ['right', 'top'],
  ['right', 'bottom'],
  ['left', 'bottom'],
  ['left', 'top'],
];

/** How many of these places lie in this corner. */
function covered(box: Box, size: Box, places: readonly Place[], [side, end]: Corner): number {
  return places.filter(({ x, y }) => {
    const across = side === 'left' ? x : box.width - x;
    const along = end === 'top' ? y : box.height - y;
    return across >= 0 && along >= 0 && across < size.width && along < size.height;
  }).length;
}

/** The corner that the buttons have, as long as it is free; else the one with the fewest riders. */
export function freeCorner(box: Box, size: Box, places: readonly Place[], now: Corner): Corner {
  const count = (corner: Corner): number => covered(box, size, places, corner);
  if (!count(now)) return now;
  return CORNERS.reduce((best, corner) => (count(corner) < count(best) ? corner : best));
}
