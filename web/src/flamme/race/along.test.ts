import { expect, test } from 'vitest';
import { beyondLine } from '../road/graph';
import { FORKED } from './sample';

test('squares are counted to the line by the shortest way, and on behind it', () => {
  expect([23, 21, 20, 12, 11, 10, 9, 8, 7, 4].map((square) => beyondLine(FORKED, square))).toEqual([
    3, 1, 0, -8, -9, -9, -10, -10, -11, -13,
  ]);
});
