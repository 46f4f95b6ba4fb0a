import { expect, it } from 'vitest';
import { decisiveOf } from './decisive';

it('a tour was won in the stage in which its winner gained most, the first of equal ones', () => {
  expect(decisiveOf([2, 8, 5, 11])).toEqual({ day: 1, gain: 6 });
  expect(decisiveOf([4])).toEqual({ day: 0, gain: 4 });
});

it('a tour that was not won in its stages has no such stage', () => {
  expect(decisiveOf([5, 0])).toBeNull();
  expect(decisiveOf([])).toBeNull();
});
