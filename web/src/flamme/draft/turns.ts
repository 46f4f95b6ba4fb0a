/** The draft's turns: whose it is, what was taken, and what is left. */
import type { FlammeView, RiderWire } from '@/net/protocol';
import type { Specialist } from './specialists';

export interface Turn {
  /** As counted from the first. */
  number: number;
  seat: string;
  state: 'done' | 'now' | 'later';
  /** The specialist taken; empty: none yet. */
  specialist: string;
}

/** Every turn of the draft, first to last. */
export function turnsOf({ picks = [] }: Pick<FlammeView, 'picks'>): Turn[] {
  const now = picks.findIndex(({ specialist }) => !specialist);
  return picks.map(({ seat, specialist }, n) => ({
    number: n + 1,
    seat,
    specialist,
    state: specialist ? 'done' : n === now ? 'now' : 'later',
  }));
}

/** The teams that have taken this specialist. */
export const takersOf = (id: string, riders: readonly RiderWire[]): string[] =>
  riders.filter((rider) => rider.specialist === id).map((rider) => rider.team);

/** Why this one cannot be taken now; nothing if it can. */
export type WhyNot = 'gone' | 'filled' | 'wait' | 'watch';

export function whyNot(
  one: Specialist,
  { riders, copies = 0 }: Pick<FlammeView, 'riders' | 'copies'>,
  seat: string | null,
  options: readonly string[] | null,
): WhyNot | null {
  if (options?.includes(one.id)) return null;
  if (takersOf(one.id, riders).length >= copies) return 'gone';
  if (seat === null) return 'watch';
  return riders.some((rider) => rider.team === seat && rider.type === one.type && rider.specialist) ? 'filled' : 'wait';
}
