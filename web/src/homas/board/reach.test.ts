import { expect, it } from 'vitest';
import { reachedBy } from './reach';

const numbers = new Map(['1.1', '2.1', '2.2', '3.1', '4.1'].map((name, n) => [name, n]));
const question = { reach: { '1.1': 1, '2.1': 2, '3.1': 3, '4.1': 4 }, blocked: { '2.2': 2 } };
const kinds = (least: number, most: number) =>
  reachedBy(question, numbers, { least, most }).map(({ number, kind }) => `${number} ${kind}`);

it('tells what is surely ridden from what may be, and where others are in the way', () => {
  expect(kinds(2, 3)).toEqual(['0 way', '1 end', '3 end', '2 blocked']);
});

it('goes no further than the move', () => {
  expect(kinds(1, 1)).toEqual(['0 end']);
});

it('is nothing where the question says nothing', () => {
  expect(reachedBy({}, numbers, { least: 1, most: 12 })).toEqual([]);
});
