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
const quick = (number: number, level = 3) => quickRace(number, OFFER, ROADS, level);
const people = (level: number) => OFFER.bots.filter((bot) => bot.character && bot.level === level);

it('begins with the first road and three different people', () =>
  expect(quick(0)).toEqual({
    stage: 'base-2',
    bots: people(3)
      .slice(0, 3)
      .map(({ name }) => name),
  }));

it('is the same for the same number', () => expect(quick(7)).toEqual(quick(7)));

it('varies roads of the same set, how many ride and who', () => {
  const many = Array.from({ length: 40 }, (_, n) => quick(n + 1));
  expect(new Set(many.map(({ stage }) => stage))).toEqual(new Set(['base-1', 'base-2', 'base-3']));
  expect(new Set(many.map(({ bots }) => bots.length))).toEqual(new Set([2, 3]));
  expect(new Set(many.flatMap(({ bots }) => bots))).toEqual(new Set(people(3).map(({ name }) => name)));
  expect(many.every(({ bots }) => new Set(bots).size === bots.length)).toBe(true);
});

it('has people of the level that was chosen', () => {
  const chosen = people(5).map(({ name }) => name);
  expect(quick(4, 5).bots.every((name) => chosen.includes(name))).toBe(true);
});

it('takes the bots nearest to that level where there are no people', () => {
  const nobody = { ...OFFER, bots: OFFER.bots.filter(({ character }) => !character) };
  expect(quickRace(0, nobody, ROADS, 1).bots).toEqual(['random', 'random', 'random']);
});
