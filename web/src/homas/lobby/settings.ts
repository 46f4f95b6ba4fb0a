/** The settings of a race or a stage race of Homas Tour Pro: nobody starts tired, and there are no rules to choose. */
import { seatOf } from '@/lobby/plan';
import type { Settings } from '@/net/protocol';
import type { Planned } from '@/table/game';

export function settingsOf({ stage, places, tour }: Planned): Settings {
  const seats = places.map(({ kind, name }) => seatOf({ kind, name, handicap: 0 }));
  return { game: 'homas', seats, stage, rules: [], ...(tour ? { tour } : {}) };
}
