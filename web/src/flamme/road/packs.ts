/** Packs as riders see them: occupied squares without an empty one between them. */
import { packNames, type PackName } from '@/draw/profile/packNames';
import { nextOf, search, type GraphStep } from './graph';

export interface Pack {
  /** Its last and its first square, and all that are occupied, front first. */
  readonly from: number;
  readonly to: number;
  readonly squares: readonly number[];
  /** How many riders. */
  readonly size: number;
  readonly name: PackName;
  /** Empty squares to the next rider on its way; 0 where nobody is. */
  readonly gap: number;
}

/**
 * The packs, front first. A rider between two squares counts for the nearer one, one on no square for none. Where the
 * road splits, riders on the two ways are one pack only if others join them behind or in front.
 */
export function packsOf(riders: readonly { readonly square: number }[], road: readonly GraphStep[] = []): Pack[] {
  const places = riders.map((rider) => Math.round(rider.square)).filter((square) => square > 0);
  const packs = joined(
    [...new Set(places)].sort((a, b) => b - a),
    road,
  ).map((squares) => {
    return { squares, size: places.filter((place) => squares.includes(place)).length };
  });
  const names = packNames(packs.map((pack) => pack.size));
  return packs.map(({ squares, size }, place) => ({
    from: squares.at(-1)!,
    to: squares[0]!,
    squares,
    size,
    name: names[place]!,
    gap: gapOf(squares, new Set(places), road),
  }));
}

/** Occupied squares that follow each other, together; given and returned front first. */
function joined(squares: readonly number[], road: readonly GraphStep[]): number[][] {
  const packs: number[][] = [];
  for (const square of squares) {
    const touching = packs.filter((pack) => nextOf(road, square).some((next) => pack.includes(next)));
    const [first, ...others] = touching;
    if (!first) packs.push([square]);
    else first.push(...others.flat(), square);
    for (const other of others) packs.splice(packs.indexOf(other), 1);
  }
  return packs.map((pack) => pack.sort((a, b) => b - a));
}

function gapOf(squares: readonly number[], taken: ReadonlySet<number>, road: readonly GraphStep[]): number {
  const ahead = search(road, squares, (square) => taken.has(square) && !squares.includes(square), Math.max(...taken));
  return Math.max(0, ahead.length - 1);
}
