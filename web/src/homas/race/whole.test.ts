import { expect, it } from 'vitest';
import { wholeHeight } from './whole';

it('ends with a whole row', () => {
  expect([
    wholeHeight([70, 100, 130], 200),
    wholeHeight([70, 100, 130], 120),
    wholeHeight([70, 100, 130], 100),
  ]).toEqual([130, 100, 100]);
});

it('cuts a first row that has no room', () =>
  expect([wholeHeight([70, 100], 50), wholeHeight([], 50)]).toEqual([50, 0]));
