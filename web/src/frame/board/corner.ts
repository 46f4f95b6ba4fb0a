/**
 * Corners of a map for its buttons and the inset of the whole. They cover no rider if that can be helped, and as little
 * of the road as possible. All in pixels of the map.
 */
import type { Box } from './eye';

export type Corner = readonly ['left' | 'right', 'top' | 'bottom'];

export interface Pixel {
  readonly x: number;
  readonly y: number;
}

export interface Around {
  readonly box: Box;
  /** A point that must not be covered, with its radius. */
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
/** The distance between the edge and things in a corner. */
export const EDGE = 12;
const A_RIDER = 1000;

/** A plate of this size in this corner. */
export interface CornerPlate {
  readonly corner: Corner;
  readonly size: Box;
}

/** Its left and its upper edge. */
function spotOf({ corner: [side, end], size }: CornerPlate, box: Box): readonly [number, number] {
  return [
    side === 'left' ? EDGE : box.width - EDGE - size.width,
    end === 'top' ? EDGE : box.height - EDGE - size.height,
  ];
}

function overlap(one: CornerPlate, other: CornerPlate, box: Box): boolean {
  const [[left, top], [otherLeft, otherTop]] = [spotOf(one, box), spotOf(other, box)];
  const meet = (a: number, long: number, b: number, otherLong: number) => a < b + otherLong && b < a + long;
  return (
    meet(left, one.size.width, otherLeft, other.size.width) && meet(top, one.size.height, otherTop, other.size.height)
  );
}

/** How many of these points a plate would cover. */
function covered(one: CornerPlate, box: Box, points: readonly Pixel[], reach: number): number {
  const [{ size: plate }, [left, top]] = [one, spotOf(one, box)];
  const within = (at: number, from: number, size: number) => at > from - reach && at < from + size + reach;
  return points.filter(({ x, y }) => within(x, left, plate.width) && within(y, top, plate.height)).length;
}

/**
 * The best corner for a plate; its previous corner is kept until something comes under it. Another plate counts as an
 * obstacle like a rider.
 */
export function cornerFor(
  size: Box,
  { box, riders, reach, road }: Around,
  before?: Corner,
  other?: CornerPlate,
): Taken {
  const priced = CORNERS.map((corner) => {
    const plate = { corner, size };
    const same = corner[0] === before?.[0] && corner[1] === before[1];
    const on = covered(plate, box, riders, reach) + Number(other !== undefined && overlap(plate, other, box));
    return { corner, clear: on === 0, price: on * A_RIDER + (same ? 0 : 1 + covered(plate, box, road, reach)) };
  });
  const { corner, clear } = priced.reduce((best, one) => (one.price < best.price ? one : best));
  return { corner, clear };
}
