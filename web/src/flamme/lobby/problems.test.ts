import { expect, it } from 'vitest';
import { speak } from '@/words/index.svelte';
import type { PlannedSeat } from '@/table/plan';
import { problem } from './problems';
import { ownRoad } from './road';

await speak('en');
const places = (...names: string[]): PlannedSeat[] =>
  names.map((name) => ({ kind: name === 'tempo' ? 'bot' : name ? 'automatic' : 'here', name, extras: {} }));

it.each([
  [places('', 'tempo', 'muscle', 'muscle', 'peloton'), undefined],
  [places('muscle', 'peloton'), 'At least one team must be ridden by a person or a bot.'],
  [places('', 'peloton', 'peloton'), 'There can be only one Peloton team.'],
  [
    places('', '', '', '', '', ''),
    '12 riders do not fit on this start: it has 10 places. Choose another road or fewer teams.',
  ],
])('%o', (seats, words) => expect(problem(seats, ownRoad('a u'), [])).toBe(words));

it('lets nobody automatic ride a trial, and everybody start from one square', () => {
  expect(problem(places('', 'muscle'), ownRoad('a u'), ['ttt'])).toBe(
    'Automatic teams do not ride time trials. Give the seat to a person or a bot.',
  );
  expect(problem(places('', '', '', '', '', ''), ownRoad('a u'), ['itt'])).toBeUndefined();
});
