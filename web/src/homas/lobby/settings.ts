/** The settings of a race or a stage race of Homas Tour Pro: nobody starts tired, and a race has one rule to choose. */
import { type Planned, seatOf } from '@/table/plan';
import type { Settings } from '@/net/protocol';

/** Teams line up rider by rider, not on the starting board. */
export const BY_RIDER = 'rider-by-rider';

export function settingsOf({ stage, rules, places, tour }: Planned): Settings {
  const seats = places.map(({ kind, name }) => seatOf({ kind, name, extras: {} }));
  const chosen = rules.filter((rule) => rule === BY_RIDER);
  return { game: 'homas', seats, stage, rules: chosen, ...(tour ? { tour } : {}) };
}
