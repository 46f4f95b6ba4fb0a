/** Clocks that a host may choose for a table. */
import type { Clock } from '@/net/protocol';
import { offers } from '@/table/offers.svelte';

export const PRESETS = {
  quick: { decision: 60, reserve: 300 },
  evening: { decision: 120, reserve: 600 },
  day: { decision: 24 * 3600, reserve: 0 },
  days: { decision: 3 * 24 * 3600, reserve: 0 },
} satisfies Record<string, Clock>;

export type Preset = keyof typeof PRESETS;
export type ClockName = Preset | 'none' | 'own';

const same = (one: Clock, other: Clock): boolean =>
  one.decision === other.decision && (one.reserve ?? 0) === (other.reserve ?? 0);

/** Which of the clocks this is. */
export function clockName(clock: Clock | null): ClockName {
  if (clock === null) return 'none';
  return (Object.keys(PRESETS) as Preset[]).find((name) => same(PRESETS[name], clock)) ?? 'own';
}

/** A custom clock, within the limits of the server. */
export const clockOf = (decision: number, reserve: number): Clock => ({
  decision: within(decision, offers.limits.decision_s),
  reserve: within(reserve, offers.limits.reserve_s),
});

function within(value: number, [least, most]: readonly [number, number]): number {
  return Math.min(most, Math.max(least, Math.round(value) || 0));
}
