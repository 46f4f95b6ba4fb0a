/** Riders and a race for tests. */
import { cleanup } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import type { News, RiderWire } from '@/net/protocol';
import { ofGame, Table } from '@/table/table.svelte';
import { speak } from '@/words/index.svelte';
import { Ride } from '../race/ride.svelte';
import { SampleLine } from '@/net/transport.sample';

export const rider = (name: string, square: number, more: Partial<RiderWire> = {}): RiderWire => ({
  name,
  team: name.split('.')[0]!,
  type: name.split('.')[1]!,
  square,
  lane: 0,
  deck: ['3', '3', '4', '7'],
  ...more,
});

/** A race with these facts only; `end` removes it again. */
export async function rideWith(news: News): Promise<{ ride: Ride; end: () => void }> {
  await speak('en');
  let ride!: Ride;
  const stop = $effect.root(() => {
    const table = new Table('x');
    SampleLine.last.say(news);
    if (ofGame(table, 'flamme')) ride = new Ride(table);
  });
  flushSync();
  const end = (): void => {
    cleanup();
    stop();
    ride.table.close();
  };
  return { ride, end };
}
