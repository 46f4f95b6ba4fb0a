/** What can still be won in a tour: podiums, rest days, and the bonus at its end. */
import type { FlammeTourWire } from '@/net/protocol';

export interface Bonus {
  readonly general: readonly number[];
  readonly teams: readonly number[];
  /** Sprint and mountain, each. */
  readonly points: readonly number[];
}

const SHORT: Bonus = { general: [3, 2, 1], teams: [1], points: [2, 1] };
const MIDDLE: Bonus = { general: [4, 3, 2, 1], teams: [2, 1], points: [3, 2, 1] };
const LONG: Bonus = { general: [5, 4, 3, 2, 1], teams: [3, 2, 1], points: [4, 3, 2, 1] };

/** The bonus of a tour of this many stages; for two teams always the smallest. */
export function bonusFor(stages: number, teams: number): Bonus {
  if (teams <= 2 || stages <= 7) return SHORT;
  return stages <= 14 ? MIDDLE : LONG;
}

/** How many stages are still to come, how many of them no trials, and how many rest days. */
export function ahead({ days, number }: Pick<FlammeTourWire, 'days' | 'number'>): {
  stages: number;
  roads: number;
  rests: number;
} {
  const left = days.slice(number);
  return {
    stages: left.length,
    roads: left.filter((day) => day.format === 'tour').length,
    rests: left.filter((day) => day.rest).length,
  };
}
