/** How Flamme Rouge tells a race. */
import type { Telling } from '@/frame/race/telling';
import { t } from '@/words/index.svelte';
import { byName, type NamedRider } from './company';

/** A round's heading. */
export const headed = (round: number): string => t('race-log-round', { round });

/** The heading of a part of it; a race opens with the draft, the weather or on the grid, before any phase is called. */
export const sectionIn =
  (rules: readonly string[]) =>
  (phase: string): string => {
    const opening = ['specialists', 'weather'].find((rule) => rules.includes(rule)) ?? 'placement';
    return t(`race-log-${phase || (opening === 'specialists' ? 'draft' : opening)}`);
  };

/** The end phase has several parts to the eye; the remaining events are the finish. */
const END: Readonly<Record<string, string>> = {
  slipped: 'slipstream',
  token: 'tokens',
  'refresh-token': 'tokens',
  led: 'tokens',
  timed: 'times',
  minute: 'times',
  exhausted: 'exhaustion',
};

const heading = (phase: string, code: string): string => (phase === 'end' ? (END[code] ?? phase) : phase);

/** A race of these riders. */
export function tellingOf(riders: readonly NamedRider[]): Telling {
  const named = byName(riders);
  return { teamOf: (rider) => named.get(rider)!.team, heading };
}
