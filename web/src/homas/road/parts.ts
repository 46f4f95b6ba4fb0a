/**
 * The road as it was printed, piece by piece: rows side by side, and curves whose thick line parts two lanes from two.
 */
import type { HomasRoad, HomasSquare } from '@/net/protocol';
import { pose, type Pose, type Stretch } from '@/draw/road/stretch';

const QUARTER = Math.PI / 2;

export interface RoadPoint {
  readonly x: number;
  readonly y: number;
}

/** The first stretch of a piece from here on, each of whose rows bends by this much; the others continue it. */
export function begin({ rows, side }: RoadPart, { x, y, h }: Pose, degrees: number): Stretch {
  const turn = (degrees * Math.PI) / 180;
  const bend = side
    ? { side, radius: (rows + 1) / QUARTER, sweep: side * QUARTER }
    : { side: Math.sign(turn) as -1 | 0 | 1, radius: turn ? 1 / Math.abs(turn) : 0, sweep: turn };
  return { x, y, h, ...bend, arm: '', from: 0, to: 1 };
}

/** Where a piece ends. */
export const endOf = (first: Stretch, { rows, side }: RoadPart): Pose => pose(first, side ? 1 : rows, 0);

/** The stretches of a piece: a curve is one, otherwise each row is. */
export const put = (part: RoadPart, from: Pose, degrees: number): Stretch[] => {
  const first = begin(part, from, degrees);
  return Array.from({ length: part.side ? 1 : part.rows }, (_, n) => ({ ...first, ...pose(first, n, 0) }));
};

/** The middle of a piece, row by row; a curve is one row longer outside than inside. */
export const spotsOf = (first: Stretch, { rows, side }: RoadPart): RoadPoint[] =>
  side
    ? Array.from({ length: rows + 1 }, (_, n) => pose(first, (n + 1) / (rows + 1), 0))
    : Array.from({ length: rows }, (_, n) => pose(first, n + 1, 0));

/** The progress of one row. */
export const ROW = 60;

export interface RoadPart {
  /** The progress at which it begins. */
  readonly from: number;
  /** Its rows, by the inner lanes. */
  readonly rows: number;
  /** Where a curve turns to: -1 left, 1 right; 0 is straight. */
  readonly side: -1 | 0 | 1;
  /** The grid and the run-off never bend. */
  readonly stiff: boolean;
}

/** Straights are cut into pieces of this many rows, each of which may bend a little. */
const PIECE = 5;

const size = (square: HomasSquare): number => square.progress - square.rear;

/**
 * Single rows and whole curves, in riding order. The squares of an outer lane are shorter: that tells how long a curve
 * is.
 */
function rowsAndCurves({ squares, length }: HomasRoad): RoadPart[] {
  const begins = new Map<number, HomasSquare[]>();
  for (const square of squares) begins.set(square.rear, [...(begins.get(square.rear) ?? []), square]);
  const end = Math.max(...squares.map((square) => square.progress));
  const found: RoadPart[] = [];
  for (let from = Math.min(...begins.keys()); from < end;) {
    const outer = begins.get(from)!.find((square) => size(square) < ROW);
    const rows = outer ? Math.round((2 * size(outer)) / (ROW - size(outer))) : 1;
    found.push({ from, rows, side: outer ? (outer.lane > 2 ? 1 : -1) : 0, stiff: from < 0 || from >= length * ROW });
    from += rows * ROW;
  }
  return found;
}

/**
 * The pieces of the road: the grid, every curve, and between them straights of a few rows; beyond the line this many
 * rows.
 */
export function partsOf(road: HomasRoad, beyond: number): RoadPart[] {
  const end = (road.length + beyond) * ROW;
  const parts: RoadPart[] = [];
  for (const part of rowsAndCurves(road).filter(({ from }) => from < end)) {
    const last = parts.at(-1);
    const together = last && !last.side && !part.side && last.stiff === part.stiff;
    if (together && (part.stiff || last.rows < PIECE)) parts[parts.length - 1] = { ...last, rows: last.rows + 1 };
    else parts.push(part);
  }
  return parts;
}
