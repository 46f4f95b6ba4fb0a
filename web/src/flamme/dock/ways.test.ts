import { expect, it } from 'vitest';
import type { FlammeRoad, SquareWire } from '@/net/protocol';
import { toGo } from '../road/graph';

const plain = (lanes = 2): SquareWire => ({ lanes });

/** Three squares, then two ways: 4 6 8 (the longer one) and 5 7; then 9, the last before the line. */
const ROAD: FlammeRoad = {
  game: 'flamme',
  text: '',
  tiles: [],
  line: 9,
  grid: [],
  breakaway: [],
  piles: [],
  timing: [],
  squares: [
    plain(),
    plain(),
    { lanes: 2, next: [5, 4] },
    { lanes: 1, next: [6], name: '4+1' },
    { lanes: 1, next: [7] },
    { lanes: 1, next: [8] },
    { lanes: 1, next: [9] },
    { lanes: 1, next: [9] },
    plain(),
    plain(),
  ],
};

it('counts the squares to the line by the shortest way', () => {
  expect([9, 8, 7, 6, 5, 4, 3, 1].map((square) => toGo(ROAD, square))).toEqual([1, 2, 2, 3, 3, 4, 4, 6]);
});

it('has nothing to go beyond the line, and everything before the start', () => {
  expect([toGo(ROAD, 10), toGo(ROAD, 14), toGo(ROAD, 0)]).toEqual([0, 0, 7]);
});
