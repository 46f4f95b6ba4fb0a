/** Where the buttons of a map are in nobody's way. */
import { pose } from '@/draw/road/stretch';
import type { View } from '@/draw/road/view';
import type { Corner } from '@/frame/board/corner';
import type { Way } from '../road/way';

const CORNERS: readonly Corner[] = [
  ['right', 'top'],
  ['right', 'bottom'],
  ['left', 'top'],
  ['left', 'bottom'],
];

/** The corner of the view that is farthest from any road, for the buttons; a little farther is not worth the change. */
export function freeCorner(way: Way, [x, y, w, h]: View, scale: number): Corner {
  const middles = way.squares.map((laid) => pose(laid, 0.5, 0));
  const distance = ([side, end]: Corner): number => {
    const cornerX = side === 'right' ? x + w - 30 / scale : x + 30 / scale;
    const cornerY = end === 'bottom' ? y + h - 65 / scale : y + 65 / scale;
    return Math.min(...middles.map((p) => Math.hypot(p.x - cornerX, p.y - cornerY)));
  };
  return CORNERS.reduce((best, one) => (distance(one) > distance(best) * 1.15 ? one : best));
}
