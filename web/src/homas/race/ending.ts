/** Where a rider ends that has nobody else to mind: against the clock, or far from all others. */
import type { HomasRoad, HomasSquare, HomasView } from '@/net/protocol';
import { ROW } from '../draw/road/parts';
import { numbersOf, racing } from './scene';

/** How many squares it takes from each square to the line, the shortest way. */
export function leftOf({ squares }: HomasRoad): readonly number[] {
  const left: number[] = squares.map(() => 0);
  for (let number = squares.length - 1; number >= 0; number--) {
    const ahead = squares[number]!.ahead ?? [];
    if (ahead.length) left[number] = 1 + Math.min(...ahead.map((next) => left[next]!));
  }
  return left;
}

const LEFT = new WeakMap<HomasRoad, readonly number[]>();

function left(road: HomasRoad): readonly number[] {
  const known = LEFT.get(road) ?? leftOf(road);
  LEFT.set(road, known);
  return known;
}

/** Riders that are further away neither offer a wheel nor take one, nor block the way. */
const NEAR = 3 * ROW;

/** Whether nobody is near any of these squares, and no team mate behind, to be waited for. */
function alone({ squares }: HomasRoad, { riders }: HomasView, name: string, ends: readonly number[]): boolean {
  const team = riders.find((rider) => rider.name === name)?.team;
  const others = riders.filter((rider) => rider.name !== name && racing(rider));
  const ahead = (from: number, to: number): number => squares[to]!.progress - squares[from]!.progress;
  return others.every((other) =>
    ends.every((end) => ahead(end, other.square) > NEAR || (other.team !== team && ahead(other.square, end) > NEAR)),
  );
}

/** What a card is worth that can be played on one kind of road and not on another, in squares. */
const CARD = 3;

const inside = (square: HomasSquare): number => Number(square.interior ?? false);
const kindOf = (square: HomasSquare): string => square.road ?? 'flat';

/** Of these squares the one that leaves the shortest way, counting what its road gives to the next move; of equal ones
 * one that is not inside a curve, where events are worse. None where others matter, or where the kind of road does. */
export function bestEnd(
  road: HomasRoad,
  scene: HomasView,
  rider: string,
  options: readonly string[],
): string | undefined {
  const [numbers, far] = [numbersOf(road), left(road)];
  const ends = options.flatMap((name) => numbers.get(name) ?? []);
  if (!road.trial && !alone(road, scene, rider, ends)) return undefined;
  const ranked = ends
    .map((end) => ({ square: road.squares[end]!, left: far[end]! - (road.squares[end]!.grade ?? 0) }))
    .sort((a, b) => a.left - b.left || inside(a.square) - inside(b.square));
  const best = ranked[0]!;
  const rivals = ranked.filter(({ square, left }) => kindOf(square) !== kindOf(best.square) && left < best.left + CARD);
  return rivals.length ? undefined : best.square.name;
}
