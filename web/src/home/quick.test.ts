import { expect, it } from 'vitest';
import { offerOf } from '@/table/offers.svelte';
import { quickRace } from './quick';

const ROADS = [
  { id: 'base-1', set: 'base' },
  { id: 'base-2', set: 'base' },
  { id: 'base-3', set: 'base' },
  { id: 'gt-1', set: 'grand_tour' },
];
const OFFER = { ...offerOf('flamme'), first_road: 'base-2' };
const quick = (number: number) => quickRace(number, OFFER, ROADS);

it('begins with the first road and the usual bots', () =>
  expect(quick(0)).toEqual({ stage: 'base-2', bots: ['tempo', 'tempo', 'tempo'] }));

it('is the same for the same number', () => expect(quick(7)).toEqual(quick(7)));

it('varies roads of the same set, how many ride and who', () => {
  const many = Array.from({ length: 40 }, (_, n) => quick(n + 1));
  expect(new Set(many.map(({ stage }) => stage))).toEqual(new Set(['base-1', 'base-2', 'base-3']));
  expect(new Set(many.map(({ bots }) => bots.length))).toEqual(new Set([2, 3]));
  expect(new Set(many.flatMap(({ bots }) => bots))).toEqual(new Set(OFFER.bots.map(({ name }) => name)));
  expect(many.every(({ bots }) => bots.filter((bot) => bot === 'random').length < 2)).toBe(true);
});
