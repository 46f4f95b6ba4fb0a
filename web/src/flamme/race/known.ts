/** What the person at the screen may see of a rider. */
import type { RiderWire } from '@/net/protocol';
import type { Ride } from './ride.svelte';

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
