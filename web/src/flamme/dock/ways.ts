/** The road as riders count it: from a square to those that follow, and how far it is to the line. */
import type { FlammeRoad } from '@/net/protocol';
import { nextOf } from '../road/graph';

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

/** The square itself, those of this way, and then this many more along the road. */
export function ahead(road: FlammeRoad, square: number, way: readonly number[], more: number): number[] {
  const squares = [square, ...way];
  for (let n = 0; n < more; n++) squares.push(nextOf(road.squares, squares.at(-1)!)[0]!);
  return squares;
}
