/** Where a rider best ends: as far ahead as it can, counting what the road and a wheel are worth there. */
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

/** The squares with these names; one that is not on the road is left out. */
function squaresOf(road: HomasRoad, names: readonly string[]): readonly number[] {
  const numbers = numbersOf(road);
  return names.flatMap((name) => numbers.get(name) ?? []);
}

/** Riders that are further away neither offer a wheel nor take one, nor block the way. */
const NEAR = 3 * ROW;

/** Whether this rider has nobody else to mind: against the clock, or with nobody near any of these squares and no team
 * mate behind, to be waited for. */
export function alone(road: HomasRoad, { riders }: HomasView, name: string, options: readonly string[]): boolean {
  if (road.trial) return true;
  const ends = squaresOf(road, options);
  const team = riders.find((rider) => rider.name === name)?.team;
  const others = riders.filter((rider) => rider.name !== name && racing(rider));
  const ahead = (from: number, to: number): number => road.squares[to]!.progress - road.squares[from]!.progress;
  return others.every((other) =>
    ends.every((end) => ahead(end, other.square) > NEAR || (other.team !== team && ahead(other.square, end) > NEAR)),
  );
}

/** What a card is worth that can be played on one kind of road and not on another, in squares. */
const CARD = 3;
/** What it is worth to be in a wheel; neutral riders think so too. */
const WHEEL = 1;

const inside = (square: HomasSquare): number => Number(square.interior ?? false);
const kindOf = (square: HomasSquare): string => square.road ?? 'flat';

/** Whose wheel this square is: the rider straight ahead. */
export function wheelAt({ squares }: HomasRoad, { riders }: HomasView, number: number): string {
  const straight = (squares[number]!.ahead ?? []).find((ahead) => squares[ahead]!.behind[0] === number);
  return riders.find((rider) => racing(rider) && rider.square === straight)?.name ?? '';
}

interface End {
  readonly square: HomasSquare;
  readonly left: number;
  /** The same, counting what its road gives to the next move. */
  readonly counted: number;
  readonly wheel: number;
}

function endsOf(road: HomasRoad, scene: HomasView, options: readonly string[]): readonly End[] {
  const far = left(road);
  return squaresOf(road, options).map((end) => ({
    square: road.squares[end]!,
    left: far[end]!,
    counted: far[end]! - (road.squares[end]!.grade ?? 0),
    wheel: wheelAt(road, scene, end) ? WHEEL : 0,
  }));
}

/** The best square for a rider who is alone: what its road gives to the next move counts; of equal ones one that is not
 * inside a curve, where events are worse. None where the kind of road matters. */
export function bestEnd(road: HomasRoad, scene: HomasView, options: readonly string[]): string | undefined {
  const ranked = endsOf(road, scene, options).toSorted(
    (a, b) => a.counted - b.counted || inside(a.square) - inside(b.square),
  );
  const best = ranked[0]!;
  const rivals = ranked.filter(
    ({ square, counted }) => kindOf(square) !== kindOf(best.square) && counted < best.counted + CARD,
  );
  return rivals.length ? undefined : best.square.name;
}

/** The best square among others: the furthest, or a wheel that costs no more than it is worth. None where the road makes
 * up for a shorter move. */
export function furthestEnd(road: HomasRoad, scene: HomasView, options: readonly string[]): string | undefined {
  const ends = endsOf(road, scene, options);
  const furthest = ends.toSorted((a, b) => a.left - a.wheel - (b.left - b.wheel) || b.wheel - a.wheel)[0]!;
  return ends.some(({ counted }) => counted <= furthest.counted - CARD) ? undefined : furthest.square.name;
}
