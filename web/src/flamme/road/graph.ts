/**
 * The road as squares and what follows them, and how far it is from each to the line: it may split and join. Both the
 * laid road and the protocol's will do.
 */
import type { FlammeRoad } from '@/net/protocol';

/** Squares beyond the line; 0 is the last one before it, behind that they are negative. */
export const beyondLine = (road: FlammeRoad, square: number): number =>
  square > road.line ? square - road.line : 1 - toGo(road, square);

const measured = new WeakMap<FlammeRoad, readonly number[]>();

/** For each square up to the line, how many squares it is over the line by the shortest way. */
function measure(road: FlammeRoad): readonly number[] {
  const left: number[] = [];
  for (let square = road.line; square > 0; square--)
    left[square] = 1 + Math.min(...nextOf(road.squares, square).map((next) => (next > road.line ? 0 : left[next]!)));
  return left;
}

/**
 * How many squares are left to ride until this rider is over the line; none when it is. A rider who is not on the road
 * yet has all of it before them.
 */
export function toGo(road: FlammeRoad, square: number): number {
  if (square > road.line) return 0;
  const left = measured.get(road) ?? measure(road);
  measured.set(road, left);
  return square < 1 ? left[1]! + 1 - square : left[square]!;
}

export interface GraphStep {
  readonly lanes: number;
  /** The squares that follow, the inner way first; without that field, the square with the next number. */
  readonly next?: readonly number[];
}

export const nextOf = (squares: readonly GraphStep[], square: number): readonly number[] =>
  squares[square - 1]?.next ?? [square + 1];

/**
 * The squares entered on the shortest way from one to another, of equals by the inner way; none where no way leads
 * there.
 */
export function route(squares: readonly GraphStep[], from: number, to: number): number[] {
  return search(squares, [from], (square) => square === to, to);
}

/** The squares entered on the shortest way from any of these to a target, never further than `end`. */
export function search(
  squares: readonly GraphStep[],
  from: readonly number[],
  found: (square: number) => boolean,
  end: number,
): number[] {
  const back = new Map<number, number>(from.map((square) => [square, 0]));
  for (const square of back.keys()) {
    if (back.get(square) && found(square)) return traced(back, square);
    for (const next of nextOf(squares, square)) if (next <= end && !back.has(next)) back.set(next, square);
  }
  return [];
}

function traced(back: ReadonlyMap<number, number>, last: number): number[] {
  const squares = [];
  for (let square = last; back.get(square); square = back.get(square)!) squares.unshift(square);
  return squares;
}
