/** Questions with one answer that makes sense: the page gives it, and nobody is asked. */
import type { HomasQuestion, HomasRoad, HomasSquare } from '@/net/protocol';
import { kindOf } from '../dock/answers';
import { numbersOf } from './scene';

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

/** Whether the next move from the first square is no worse than from the second: road, number, inside of a curve. */
function noWorse(a: HomasSquare, b: HomasSquare): boolean {
  const inside = Number(a.interior ?? false) - Number(b.interior ?? false);
  return (a.road ?? 'flat') === (b.road ?? 'flat') && (a.grade ?? 0) >= (b.grade ?? 0) && inside <= 0;
}

/** Alone on the road, the square that is best in every way, if there is one. */
function bestEnd(road: HomasRoad, options: readonly string[]): string | undefined {
  const [numbers, far] = [numbersOf(road), left(road)];
  const ends = options.map((name) => numbers.get(name));
  const beats = (a: number, b: number): boolean => far[a]! <= far[b]! && noWorse(road.squares[a]!, road.squares[b]!);
  if (ends.includes(undefined)) return undefined;
  const best = (ends as number[]).find((a) => (ends as number[]).every((b) => beats(a, b)));
  return best === undefined ? undefined : road.squares[best]!.name;
}

/** What is answered without asking; sealed questions are left to people, so that they take as long as ever. */
export function evident({ kind, options, sealed }: HomasQuestion, road: HomasRoad): string | undefined {
  if (!options || sealed) return undefined;
  if (options.length === 1) return options[0];
  return road.trial && ['to', 'then'].includes(kindOf(kind)) ? bestEnd(road, options) : undefined;
}
