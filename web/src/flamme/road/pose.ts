/** Any point of a laid road: `pose` inside one square, `at` for places as the protocol writes them. */
import { ease } from '@/draw/road/numbers';
import type { Laid, Layout } from './layout';
import { away, LANE, pose, type Pose, type Stretch } from '@/draw/road/stretch';

/** Where the middle of a lane lies; lane 0 is the right-hand lane. */
export const laneOffset = (lanes: number, lane: number): number => (lanes / 2 - lane - 0.5) * LANE;

/** The grass begins this far from the road's edge. */
const VERGE = 0.1;

/** The side with grass: the right one; round an island the one that is not the island's. */
export const verge = (laid: Stretch): 1 | -1 => (!laid.arm ? 1 : (laid.arm === 'inner') === laid.side > 0 ? 1 : -1);

/** How far a place lies from the middle of its square; lane -1 is the first on the grass, -2 the one beyond it. */
export function placeOffset(laid: Laid, lane: number): number {
  if (lane < 0) return verge(laid) * (laid.half + VERGE - (lane + 0.5) * LANE);
  return laneOffset(laid.lanes, Math.min(lane, laid.lanes - 1));
}

/** The square of this number; beyond the last printed one the road continues straight. */
export function squareAt(layout: Layout, number: number): Laid {
  const printed = layout.squares[Math.max(1, number) - 1];
  if (printed) return printed;
  const last = layout.squares.at(-1)!;
  const end = pose(last, 1, 0);
  const more = number - last.number;
  return {
    ...last,
    ...pose({ ...last, ...end, side: 0 }, more - 1, 0),
    number,
    name: String(last.along + more),
    along: last.along + more,
    next: [number + 1],
    previous: [number - 1],
    column: last.column + more,
    side: 0,
    arm: '',
    before: last.half,
    after: last.half,
  };
}

/** A place's distance from the middle of the whole road, where the ways round an island are its lanes. */
const offsetOn = (laid: Laid, lane: number): number => away(laid, 0) + placeOffset(laid, lane);

/** A rider on the road: it stands on a place, or is on its way from there. */
export interface Motion {
  readonly square: number;
  readonly lane: number;
  /** The squares it enters, the last one is where it goes; none while it stands. */
  readonly way?: readonly number[];
  /** Its lane there. */
  readonly to?: number;
  /** How much of its way is done, from 0 to 1. */
  readonly done?: number;
}

/** The square that a rider counts for now: the nearest on its way. */
export const nearest = ({ square, way = [], done = 0 }: Omit<Motion, 'lane'>): number =>
  Math.round([square, ...way][Math.round(way.length * done)]!);

/** The square that a rider is on now, how much of it lies behind, and how far it is from the middle of the road. */
interface Passing {
  readonly laid: Laid;
  readonly t: number;
  readonly offset: number;
}

function passing(layout: Layout, { square, lane, way: entered = [], to = lane, done = 0 }: Motion): Passing {
  const last = entered.length;
  const squareOn = (n: number) => squareAt(layout, n ? entered[n - 1]! : square);
  const gone = last * done;
  const step = Math.min(Math.floor(gone), last);
  // Only where it starts and where it stops is a rider on the grass.
  const laneOn = (n: number) => (n >= last ? to : n ? Math.max(0, lane + ((to - lane) * n) / last) : lane);
  const offsetAt = (n: number) => offsetOn(squareOn(Math.min(n, last)), last ? laneOn(n) : lane);
  const offset = offsetAt(step) + (offsetAt(step + 1) - offsetAt(step)) * ease(gone - step);
  const here = Math.floor(gone + 0.5);
  return { laid: squareOn(here), t: gone + 0.5 - here, offset };
}

/** Where a rider is drawn. Where the number of lanes changes, and round islands, its way leads over gently. */
export function ridden(layout: Layout, motion: Motion): Pose {
  const { laid, t, offset } = passing(layout, motion);
  return pose(laid, t, offset - away(laid, 0));
}

/** Where a rider is on a profile, in columns, and whether that is on an inner way. */
export function columnOf(layout: Layout, motion: Omit<Motion, 'lane'>): { column: number; inner: boolean } {
  const { laid, t } = passing(layout, { ...between(layout, motion.square), lane: 0, ...(motion.way && motion) });
  return { column: laid.column + laid.columns * t, inner: laid.arm === 'inner' };
}

/** A place between two squares is on the way to the second; where no way leads there, on the nearer one. */
function between(layout: Layout, square: number): Omit<Motion, 'lane'> {
  const number = Math.floor(square);
  if (number === square) return { square };
  if (!squareAt(layout, number).next.includes(number + 1)) return { square: Math.round(square) };
  return { square: number, way: [number + 1], done: square - number };
}

/**
 * Where a rider on this square and lane is: 12 is the middle of square 12, 12.5 the line between 12 and 13 where the
 * one leads to the other.
 */
export const at = (layout: Layout, square: number, lane: number): Pose =>
  ridden(layout, { ...between(layout, square), lane });
