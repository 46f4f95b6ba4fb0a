/** What lies open on the race page besides the race: a sheet, and the rider that is about to be placed. */
import { MediaQuery } from 'svelte/reactivity';
import type { RiderWire } from '@/net/protocol';
import type { Ride } from '@/flamme/race/ride.svelte';

export type Panel = 'decks' | 'teams' | 'log' | 'keys';

export class Desk {
  panel = $state.raw<Panel | null>(null);
  placing = $state.raw('R');
  /** The furthest that this page has shown: what lies behind it has been seen. */
  horizon = $state.raw(0);
  #wide = new MediaQuery('min-width: 1101px');
  #phone = new MediaQuery('max-width: 560px');

  /** Room for a column at the right. */
  get wide(): boolean {
    return this.#wide.current;
  }

  get phone(): boolean {
    return this.#phone.current;
  }
}

/** The seat whose hidden things may be shown: at a shared screen only while it is asked. */
export function seatInLight(ride: Ride): string | null {
  const own = ride.table.own.filter((seat) => !seat.bot);
  if (own.length === 1) return own[0]!.colour;
  return ride.question?.seat ?? null;
}

/**
 * A rider as the seat in the light knows it; of everybody else, the other seats at this screen included, only what all
 * know.
 */
export function known(ride: Ride, name: string): RiderWire | undefined {
  const seat = seatInLight(ride);
  const view = (seat !== null && ride.table.viewOf(seat)) || ride.table.view;
  const rider = view?.riders.find((each) => each.name === name);
  if (!rider || rider.team === seat) return rider;
  return { ...rider, card: null, bid: [], pile: null, recycled: null, hand: null };
}
