import { expect, it } from 'vitest';
import type { TableRow } from '@/net/bodies';
import { speak } from '@/words/index.svelte';
import { dayOf, roundOf, unfinished } from './progress';

await speak('en');
const row = (more: Partial<TableRow>): TableRow => ({
  id: 'k3',
  status: 'racing',
  stage: 'base-1',
  seats: ['Anna', 'tempo'],
  open_seats: 0,
  round: 3,
  winner: '',
  ...more,
});

it('says how far a race is, and how far its tour', () => {
  expect([roundOf(row({})), dayOf(row({}))]).toEqual(['Round 3', '']);
  expect(roundOf(row({ status: 'open', round: 0 }))).toBe('Before the start');
  const tour = { tour: 'a,u b,u', days: 2 };
  expect(dayOf(row({ ...tour, day: 1 }))).toMatch(/, stage 2 of 2$/);
  expect(dayOf(row({ ...tour, day: 2, status: 'over' }))).toMatch(/, stage 2 of 2$/);
});

it('goes on with the latest race that has begun and is not over', () => {
  const yours = [
    row({ id: 'over', status: 'over' }),
    row({ id: 'open', status: 'open' }),
    row({ id: 'between', status: 'between' }),
    row({ id: 'racing' }),
  ].map((table) => ({ table }));
  expect(unfinished(yours)?.table.id).toBe('between');
  expect(unfinished(yours.slice(0, 2))).toBeUndefined();
});
