/** What a card would take its rider over, square by square, before it is played. */
import type { Preview } from '../race/landing';
import type { RiderScene } from '../race/scene';
import { nextOf } from '../road/graph';
import type { Way } from '../road/way';

export interface Reached {
  readonly square: number;
  /** Ridden over or to; full of riders now, or likely to be; or what the road takes of the card. */
  readonly kind: 'free' | 'full' | 'lost';
}

export function reachOf(way: Way, preview: Preview, riders: readonly RiderScene[]): Reached[] {
  const last = preview.way.at(-1);
  if (last === undefined) return [];
  const others = riders.filter((rider) => rider.name !== preview.rider.name && !rider.home);
  const lanes = (square: number): number => way.squares[square - 1]?.lanes ?? 2;
  const full = (square: number): boolean =>
    others.filter((rider) => rider.square === square && rider.lane >= 0).length >= lanes(square) ||
    (square === last && preview.crowded);
  const lost: Reached[] = [];
  for (let square = last; lost.length < preview.limited;) {
    square = nextOf(way.squares, square)[0]!;
    lost.push({ square, kind: 'lost' });
  }
  return [...preview.way.map((square): Reached => ({ square, kind: full(square) ? 'full' : 'free' })), ...lost];
}
