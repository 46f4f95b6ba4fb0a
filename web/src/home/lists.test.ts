import { expect, it } from 'vitest';
import type { OwnTableRow } from '@/net/bodies';
import { joined, watchable } from './lists.svelte';

const row = (id: string, status: string, day = 0): OwnTableRow => ({
  table: { id, status, stage: 'base-1', seats: ['Anna'], open_seats: 0, round: 3, winner: '', day },
  your_turn: false,
  updated: 0,
});

it('can show races that are over, and the finished stages of tours that are not', () => {
  const found = watchable([
    row('racing', 'racing'),
    row('tour', 'racing', 2),
    row('ridden', 'over', 3),
    row('new', 'open'),
  ]);
  expect(found.map(({ row, stage }) => [row.table.id, stage])).toEqual([
    ['tour', 2],
    ['tour', 1],
    ['ridden', 0],
  ]);
});

it('shows the newest tables as they are now, and older ones that were asked for below them', () => {
  const [now, before] = [row('a', 'over'), row('a', 'racing')];
  expect(joined([now], [before, row('b', 'over')])).toEqual([now, row('b', 'over')]);
});
