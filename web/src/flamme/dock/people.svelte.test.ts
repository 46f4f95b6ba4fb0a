import { render, screen } from '@testing-library/svelte';
import AtRace from '@/frame/race/AtRace.sample.svelte';
import { flushSync } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import Shouts from '@/frame/people/Shouts.svelte';
import Waited from '@/frame/dock/Waited.svelte';
import type { EventWire, FlammeEvent, News, SeatState } from '@/net/protocol';
import { SampleLine } from '@/net/transport.sample';
import type { Ride } from '../race/ride.svelte';
import { rideWith, rider, road } from './sample.svelte';

const ANNA: SeatState = { colour: 'blue', kind: 'person', name: 'Anna', here: true };
const BRUNO: SeatState = { colour: 'red', kind: 'person', name: 'Bruno', here: true, thinking: true };
const TEMPO: SeatState = { colour: 'green', kind: 'bot', bot: 'tempo' };

let ride: Ride;
let end = (): void => undefined;
afterEach(() => end());

const table = (seats: readonly SeatState[], status = 'racing'): NonNullable<News['table']> => ({
  id: 'x',
  status,
  settings: { seats: [] },
  seats,
  player: true,
});

const told = (code: string, args: EventWire['args']): FlammeEvent => ({ code, rule: '', args }) as FlammeEvent;

async function riding(
  seats: readonly SeatState[],
  events: readonly FlammeEvent[] = [],
  status?: string,
): Promise<void> {
  const riders = seats.map((seat) => rider(`${seat.colour}.R`, 26));
  const news: News = {
    type: 'news',
    table: table(seats, status),
    road: road(),
    views: [{ game: 'flamme', seat: null, round: 3, phase: 'energy', rules: ['ride-out'], riders }],
    events,
  };
  ({ ride, end } = await rideWith(news));
}

it('offers a visitor the seat of a bot, and of nobody else', async () => {
  await riding([ANNA, BRUNO, TEMPO]);
  render(AtRace, { part: Waited, ride });
  screen.getByRole('textbox', { name: 'Your name' });
  expect(screen.getAllByRole('button')).toHaveLength(1);
  screen.getByRole('button', { name: /Ride for Green$/ }).click();
  expect(SampleLine.last.sent.at(-1)).toMatchObject({ type: 'take-over', seat: 'green' });
});

it('offers nothing to somebody who rides', async () => {
  await riding([{ ...ANNA, you: true }, BRUNO, TEMPO]);
  render(AtRace, { part: Waited, ride });
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it('asks the others for bots once all one’s riders are home', async () => {
  await riding([{ ...ANNA, you: true }, BRUNO], [told('home', { rider: 'blue.R', round: 3 })]);
  expect(ride.home).toBe(true);
  render(AtRace, { part: Waited, ride });
  screen.getByRole('button', { name: /let bots ride the rest/ }).click();
  expect(SampleLine.last.sent.at(-1)).toMatchObject({ type: 'shout', seat: 'blue', word: 'rest' });
});

it('lets a bot finish for somebody who is the last on the road, and skips what it rides', async () => {
  const [me, home] = [{ ...ANNA, you: true }, told('home', { rider: 'green.R', round: 3 })];
  await riding([me, TEMPO], []);
  render(AtRace, { part: Waited, ride });
  expect(screen.queryByRole('button', { name: 'Let a bot finish' })).toBeNull();
  SampleLine.last.say({ type: 'news', events: [home] });
  flushSync();
  ride.film.skip();
  flushSync();
  screen.getByRole('button', { name: 'Let a bot finish' }).click();
  expect(SampleLine.last.sent.at(-1)).toMatchObject({ type: 'hand-over', seat: 'blue' });
  SampleLine.last.say({
    type: 'news',
    table: table([{ ...me, bot: 'tempo' }, TEMPO]),
    events: [told('home', { rider: 'blue.R', round: 4 })],
  });
  flushSync();
  expect(ride.film.done).toBe(true);
});

it('has no rest to ride once the race is over', async () => {
  await riding([{ ...ANNA, you: true }, TEMPO], [told('home', { rider: 'blue.R', round: 3 })], 'over');
  expect(ride.home).toBe(false);
});

it('lets a person who is asked agree to a bot', async () => {
  const me = { ...ANNA, you: true };
  await riding([me, BRUNO]);
  render(AtRace, { part: Shouts, ride });
  SampleLine.last.say({ type: 'news', table: table([me, { ...BRUNO, shout: 'rest', shouts: 1 }]) });
  flushSync();
  expect(screen.getByRole('log').textContent).toContain('Shall bots ride the rest?');
  screen.getByRole('button', { name: 'A bot may ride the rest for me' }).click();
  expect(SampleLine.last.sent.at(-1)).toMatchObject({ type: 'hand-over', seat: 'blue' });
});
