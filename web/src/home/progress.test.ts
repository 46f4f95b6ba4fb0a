import { expect, it } from 'vitest';
import type { TableRow } from '@/net/bodies';
import { speak } from '@/words/index.svelte';
import { GAMES } from '@/table/games';
import { numbered } from '@/tour/numbers';
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

it('counts no prologue', () => {
  const france = { game: 'homas' as const, tour: 'tour-de-france', days: 22 };
  expect(dayOf(row({ ...france, day: 0 }))).toMatch(/, prologue$/);
  expect(dayOf(row({ ...france, day: 1 }))).toMatch(/, stage 1 of 21$/);
  expect(numbered(GAMES[0], 'gt-3 gt-4:ttt rest a,u:itt', 3, 3)).toEqual({ n: 3, all: 3, stage: 'a u' });
});

it('continues the latest race that has begun and is not over', () => {
  const yours = [
    row({ id: 'over', status: 'over' }),
    row({ id: 'open', status: 'open' }),
    row({ id: 'between', status: 'between' }),
    row({ id: 'racing' }),
  ].map((table) => ({ table }));
  expect(unfinished(yours)?.table.id).toBe('between');
  expect(unfinished(yours.slice(0, 2))).toBeUndefined();
});
