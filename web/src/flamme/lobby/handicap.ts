/** The handicap of a seat: how many exhaustion cards more than usual each of its decks has from the start. */
import type { Extras, PlannedSeat, Plan } from '@/table/plan';

export const MOST = 5;

export function handicapOf({ extras: { handicap } }: PlannedSeat): number {
  return typeof handicap === 'number' ? handicap : 0;
}

/** Whether teams may start tired: then each seat says how much, perhaps not at all. */
export const mayTire = ({ tour, places }: Plan): boolean => !tour && places.some(({ extras }) => 'handicap' in extras);

/** Let teams start tired, or let nobody. */
export function letTire(plan: Plan, on: boolean): void {
  plan.places.forEach((place, n) => plan.choose(n, on ? tiredBy(place, handicapOf(place)) : rested(place)));
}

export const tiredBy = ({ kind, extras }: PlannedSeat, cards: number): Extras =>
  kind === 'automatic' ? extras : { ...extras, handicap: cards };

function rested({ extras: { handicap: _, ...others } }: PlannedSeat): Extras {
  return others;
}
