/** Riders, a table, a road and a race for tests. */
import { cleanup } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import type { FlammeRoad, News, RiderWire, SeatState } from '@/net/protocol';
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

const ANNA: SeatState = { colour: 'blue', kind: 'person', name: 'Anna', you: true, here: true, thinking: true };
const TEMPO: SeatState = { colour: 'red', kind: 'bot', bot: 'tempo' };

/** A table whose race is under way, by default of Anna against a bot. */
export const racing = (seats: readonly SeatState[] = [ANNA, TEMPO]): NonNullable<News['table']> => ({
  id: 'x',
  status: 'racing',
  settings: { seats: [] },
  seats,
});

/** Thirty flat squares of two lanes, the line after 25. */
export const road = (more: Partial<FlammeRoad> = {}): FlammeRoad => ({
  game: 'flamme',
  text: '',
  tiles: ['a'],
  squares: Array.from({ length: 30 }, () => ({ lanes: 2 })),
  line: 25,
  grid: [5],
  breakaway: [],
  piles: [],
  timing: [],
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
