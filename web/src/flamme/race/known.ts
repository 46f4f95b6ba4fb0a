/** What the person at the screen may see of a rider. */
import type { RiderWire } from '@/net/protocol';
import { riderOf } from './company';
import type { Ride } from './ride.svelte';

/** A rider as the active seat knows it; of everybody else, including other seats at this screen, only public facts. */
export function known(ride: Ride, team: string, type: string): RiderWire | undefined {
  const seat = ride.light;
  const view = (seat !== null && ride.table.viewOf(seat)) || ride.table.view;
  const rider = riderOf(view?.riders ?? [], team, type);
  if (!rider || rider.team === seat) return rider;
  return { ...rider, card: null, bid: [], pile: null, recycled: null, hand: null };
}
