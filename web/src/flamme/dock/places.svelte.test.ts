import { fireEvent, render, screen } from '@testing-library/svelte';
import AtRace from '@/frame/race/AtRace.sample.svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { FlammeQuestion, News } from '@/net/protocol';
import { SampleLine } from '@/net/transport.sample';
import type { Ride } from '../race/ride.svelte';
import Dock from './Dock.svelte';
import { racing, rideWith, rider, road } from './sample.svelte';

const FREE = [5, 4, 3];
const place = (number: number, types: string, lanes: Record<number, number> = {}): FlammeQuestion => {
  const answers = [...types].flatMap((type) =>
    FREE.map((square) => ({ answer: `${type}${square}`, type, square, lane: lanes[square] ?? 0 })),
  );
  return {
    game: 'flamme',
    id: `0/placement/blue//place${number}`,
    seat: 'blue',
    rider: '',
    kind: `place${number}`,
    asks: 'place',
    number,
    options: answers.map(({ answer }) => answer),
    asked: { what: 'place', answers },
  };
};
const riders = [rider('blue.R', 0), rider('blue.S', 0), rider('red.R', 0), rider('red.S', 0)];
const NEWS: News = {
  type: 'news',
  table: racing([
    { colour: 'blue', kind: 'person', name: 'Anna', you: true, here: true, thinking: true },
    { colour: 'red', kind: 'person', name: 'Ben', here: true },
  ]),
  road: road({ grid: FREE }),
  views: [{ game: 'flamme', seat: 'blue', round: 0, phase: 'placement', rules: [], riders }],
  questions: [place(1, 'RS')],
  latest: {},
  events: [],
  fresh: true,
};

let end: () => void;
let ride: Ride;
beforeEach(async () => {
  ({ ride, end } = await rideWith(NEWS));
  render(AtRace, { part: Dock, ride });
});
afterEach(() => end());

const sent = () => SampleLine.last.sent.filter(({ type }) => type === 'answer' || type === 'retract');
const row = (n: number) => screen.getByRole('button', { name: new RegExp(`^Row ${n}`) });
const button = () => screen.getByRole('button', { name: 'Place here' });

it('lights up where a row is chosen, and places with the second press on it', async () => {
  expect(button().hasAttribute('disabled')).toBe(true);
  await fireEvent.click(row(2));
  expect(sent()).toEqual([]);
  expect([ride.option, row(2).getAttribute('aria-pressed')]).toEqual(['R4', 'true']);
  expect(button().hasAttribute('disabled')).toBe(false);
  await fireEvent.click(row(2));
  expect(sent()).toMatchObject([{ answer: 'R4' }]);
});

it('chooses another row with one press, and places with the button', async () => {
  await fireEvent.click(row(2));
  await fireEvent.click(row(3));
  expect([sent(), ride.option]).toEqual([[], 'R3']);
  await fireEvent.click(button());
  expect(sent()).toMatchObject([{ answer: 'R3' }]);
});

it('goes by keys: a number chooses, the same one or Enter places', async () => {
  await fireEvent.keyDown(document.body, { key: '1' });
  expect([sent(), ride.option]).toEqual([[], 'R5']);
  await fireEvent.keyDown(document.body, { key: 'Enter' });
  expect(sent()).toMatchObject([{ answer: 'R5' }]);
});

it('takes the first rider back while the second one is placed', async () => {
  expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull();
  const first = place(1, 'RS').id;
  SampleLine.last.say({ type: 'news', questions: [place(2, 'S', { 4: 1 })], latest: { blue: first } });
  flushSync();
  await fireEvent.click(screen.getByRole('button', { name: 'Take back' }));
  expect(sent()).toMatchObject([{ type: 'retract', question: first }]);
});

it('takes the last rider back while others place theirs: these are no cards', async () => {
  SampleLine.last.say({ type: 'news', questions: [], latest: { blue: place(2, 'S').id } });
  flushSync();
  expect(screen.queryByText('Cards are down')).toBeNull();
  await fireEvent.keyDown(document.body, { key: 'u' });
  expect(sent()).toMatchObject([{ type: 'retract', question: place(2, 'S').id }]);
});
