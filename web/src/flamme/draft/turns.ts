/** Whose turn it is in the draft, what was taken, and what is left: there and back again. */
import type { FlammeView, RiderWire } from '@/net/protocol';
import type { Specialist } from './specialists';

export interface Turn {
  /** As counted from the first. */
  number: number;
  seat: string;
  state: 'done' | 'now' | 'later';
  /** What was taken; empty: nothing yet. */
  specialist: string;
}

/** The teams that choose, as they sit. */
export const choosersOf = (riders: readonly RiderWire[]): string[] => [
  ...new Set(riders.filter((rider) => !rider.automatic).map((rider) => rider.team)),
];

/** Every turn of the draft, first to last. */
export function turnsOf({ riders, order, drafted = [] }: FlammeView): Turn[] {
  const seats = order?.length ? order : choosersOf(riders);
  const taken = (seat: string): string[] => {
    const own = riders.filter((rider) => rider.team === seat && rider.specialist);
    const told = drafted.filter((name) => own.some((rider) => rider.name === name));
    const names = [...new Set([...told, ...own.map((rider) => rider.name)])];
    return names.map((name) => own.find((rider) => rider.name === name)!.specialist!);
  };
  const turns = [...seats.map((seat) => ({ seat, pick: 0 })), ...seats.toReversed().map((seat) => ({ seat, pick: 1 }))];
  const now = turns.findIndex(({ seat, pick }) => taken(seat)[pick] === undefined);
  return turns.map(({ seat, pick }, n) => ({
    number: n + 1,
    seat,
    specialist: taken(seat)[pick] ?? '',
    state: n === now ? 'now' : taken(seat)[pick] === undefined ? 'later' : 'done',
  }));
}

/** One copy of each for two or three teams, two for more. */
export const copiesOf = (riders: readonly RiderWire[]): number => (choosersOf(riders).length > 3 ? 2 : 1);

/** The teams that have taken this specialist. */
export const takersOf = (id: string, riders: readonly RiderWire[]): string[] =>
  riders.filter((rider) => rider.specialist === id).map((rider) => rider.team);

/** Why this one cannot be taken now; nothing where it can. */
export type WhyNot = 'gone' | 'filled' | 'wait' | 'watch';

export function whyNot(
  one: Specialist,
  riders: readonly RiderWire[],
  seat: string | null,
  options: readonly string[] | null,
): WhyNot | null {
  if (options?.includes(one.id)) return null;
  if (takersOf(one.id, riders).length >= copiesOf(riders)) return 'gone';
  if (seat === null) return 'watch';
  return riders.some((rider) => rider.team === seat && rider.type === one.type && rider.specialist) ? 'filled' : 'wait';
}
