/** The days of a tour as its calendar shows them. */
import { isOwn, stageName } from '@/flamme/road/stages';
import { ownRoad, type Road } from '@/flamme/lobby/road';
import type { TourWire } from '@/net/protocol';
import { kindOf, type Kind } from './kinds';

export interface DayShown {
  /** Counted from 1. */
  readonly number: number;
  readonly name: string;
  readonly tiles: readonly string[];
  readonly kind: Kind;
  readonly extended: boolean;
  /** Whether a rest day follows. */
  readonly rest: boolean;
  readonly state: 'ridden' | 'on' | 'next' | 'ahead';
}

/** Every stage with its road, as far as roads are known. */
export function shownDays(
  { days, number }: Pick<TourWire, 'days' | 'number'>,
  status: string,
  roads: readonly Road[],
): DayShown[] {
  return days.map((day, n) => {
    const road = isOwn(day.stage) ? ownRoad(day.stage) : roads.find((each) => each.stage === day.stage);
    const tiles = road?.tiles ?? [];
    return {
      number: n + 1,
      name: road?.name ?? stageName({ name: day.name, set: '' }),
      tiles,
      kind: kindOf(tiles, day.format),
      extended: day.extended,
      rest: day.rest,
      state: n < number ? 'ridden' : n > number ? 'ahead' : status === 'racing' ? 'on' : 'next',
    };
  });
}
