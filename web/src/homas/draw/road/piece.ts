/** How one piece of the road lies: a curve is a quarter turn, the rows of any other piece bend alike. */
import { pose, type Pose, type Stretch } from '@/draw/road/stretch';
import type { Part } from './parts';

const QUARTER = Math.PI / 2;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The first stretch of a piece from here on, each of whose rows bends by so much; the others continue it. */
export function begin({ rows, side }: Part, { x, y, h }: Pose, degrees: number): Stretch {
  const turn = (degrees * Math.PI) / 180;
  const bend = side
    ? { side, radius: (rows + 1) / QUARTER, sweep: side * QUARTER }
    : { side: Math.sign(turn) as -1 | 0 | 1, radius: turn ? 1 / Math.abs(turn) : 0, sweep: turn };
  return { x, y, h, ...bend, arm: '', from: 0, to: 1 };
}

/** Where a piece ends. */
export const endOf = (first: Stretch, { rows, side }: Part): Pose => pose(first, side ? 1 : rows, 0);

/** The stretches of a piece: a curve is one, otherwise each row is. */
export const put = (part: Part, from: Pose, degrees: number): Stretch[] => {
  const first = begin(part, from, degrees);
  return Array.from({ length: part.side ? 1 : part.rows }, (_, n) => ({ ...first, ...pose(first, n, 0) }));
};

/** The middle of a piece, row by row; a curve is one row longer outside than inside. */
export const spotsOf = (first: Stretch, { rows, side }: Part): Spot[] =>
  side
    ? Array.from({ length: rows + 1 }, (_, n) => pose(first, (n + 1) / (rows + 1), 0))
    : Array.from({ length: rows }, (_, n) => pose(first, n + 1, 0));
