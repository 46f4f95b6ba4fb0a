/** A stage race as its page shows it: the days of its calendar, and what can be read from its results. */
import { courseName, isPrologue } from '../road/courses';
import type { HomasTourWire } from '@/net/protocol';
import type { DayShown } from '@/tour/days';
import { cardName } from '@/tour/score/calendar';
import type { Kind } from '@/tour/kinds';

const KINDS: Readonly<Record<string, Kind>> = { flat: 'flat', mountain: 'mountain', trial: 'itt' };

export function shownStages({ days, number }: Pick<HomasTourWire, 'days' | 'number'>, status: string): DayShown[] {
  return days.map((day, n) => ({
    number: n + 1,
    printed: n + 1 - Number(isPrologue(days[0]!.stage)),
    name: cardName(day.stage) || courseName(day.stage, day.name),
    kind: KINDS[day.kind] ?? 'flat',
    extended: false,
    rest: false,
    state: n < number ? 'ridden' : n > number ? 'ahead' : status === 'racing' ? 'on' : 'next',
  }));
}

/** The first riders over the lines: rushes and climbs of a stage, each counted separately. */
export interface Passed {
  readonly what: 'rush' | 'hill' | 'mountain';
  readonly n: number;
  readonly riders: readonly string[];
}

export function passedIn({ rushes, summits }: Pick<HomasTourWire['history'][number], 'rushes' | 'summits'>): Passed[] {
  const counted = { hill: 0, mountain: 0 };
  const climbs = summits.map(({ kind, riders }): Passed => {
    const what = kind === 'mountain' ? 'mountain' : 'hill';
    return { what, n: ++counted[what], riders };
  });
  return [...rushes.map((riders, n): Passed => ({ what: 'rush', n: n + 1, riders })), ...climbs].filter(
    ({ riders }) => riders.length,
  );
}
