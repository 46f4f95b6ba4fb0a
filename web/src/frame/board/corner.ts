/**
 * The corners of a map, for what lies over it: its buttons, the inset of the whole. Riders are not covered where that
 * can be helped, and as little of the road as possible. All in pixels of the map.
 */
import type { Box } from './eye';

export type Corner = readonly ['left' | 'right', 'top' | 'bottom'];

export interface Pixel {
  readonly x: number;
  readonly y: number;
}

export interface Around {
  readonly box: Box;
  /** What must not be covered, and how far it reaches. */
  readonly riders: readonly Pixel[];
  readonly reach: number;
  readonly road: readonly Pixel[];
}

export interface Taken {
  readonly corner: Corner;
  /** Whether no rider lies under it. */
  readonly clear: boolean;
}

const CORNERS: readonly Corner[] = [
  ['right', 'top'],
  ['right', 'bottom'],
  ['left', 'top'],
  ['left', 'bottom'],
];
/** What lies in a corner keeps this far from the edge. */
export const EDGE = 12;
const A_RIDER = 1000;

/** How many of these points a plate of this size would cover. */
function covered([side, end]: Corner, plate: Box, box: Box, points: readonly Pixel[], reach: number): number {
  const left = side === 'left' ? EDGE : box.width - EDGE - plate.width;
  const top = end === 'top' ? EDGE : box.height - EDGE - plate.height;
  const within = (at: number, from: number, size: number) => at > from - reach && at < from + size + reach;
  return points.filter(({ x, y }) => within(x, left, plate.width) && within(y, top, plate.height)).length;
}

/** The best corner for a plate; the one it had before stays as long as no rider comes under it. */
export function cornerFor(plate: Box, { box, riders, reach, road }: Around, before?: Corner, except?: Corner): Taken {
  const same = (one: Corner, other: Corner | undefined): boolean => one[0] === other?.[0] && one[1] === other[1];
  const priced = CORNERS.filter((corner) => !same(corner, except)).map((corner) => {
    const on = covered(corner, plate, box, riders, reach);
    const price = on * A_RIDER + (same(corner, before) ? 0 : 1 + covered(corner, plate, box, road, reach));
    return { corner, clear: on === 0, price };
  });
  const { corner, clear } = priced.reduce((best, one) => (one.price < best.price ? one : best));
  return { corner, clear };
}
