/** The days of a tour with their roads of tiles. */
import type { FlammeTourWire } from '@/net/protocol';
import type { DayShown } from '@/tour/days';
import { cardName } from '@/tour/score/calendar';
import { ownRoad, type Road } from '../lobby/road';
import { isOwn } from '../road/stages.svelte';
import { kindOf } from './kinds';

export interface TiledDay extends DayShown {
  readonly tiles: readonly string[];
}

/** Every stage with its road, as far as roads are known. */
export function shownDays(
  { days, number }: Pick<FlammeTourWire, 'days' | 'number'>,
  status: string,
  roads: readonly Road[],
): TiledDay[] {
  return days.map((day, n) => {
    const road = isOwn(day.stage) ? ownRoad(day.stage) : roads.find((each) => each.stage === day.stage);
    const tiles = road?.tiles ?? [];
    return {
      number: n + 1,
      printed: n + 1,
      name: road?.name ?? (cardName(day.stage) || day.name),
      tiles,
      kind: kindOf(tiles, day.format),
      extended: day.extended,
      rest: day.rest,
      state: n < number ? 'ridden' : n > number ? 'ahead' : status === 'racing' ? 'on' : 'next',
    };
  });
}
