import { expect, test } from 'vitest';
import { RIDERS } from '../race/sample';
import { firstScene, type RiderScene } from '../race/scene';
import { scoredOf, teamTimes } from './classes';
import { podiumOf, type Finisher } from './finish';

/** In the order in which they came in. */
const order = (...riders: readonly Partial<RiderScene>[]): Finisher[] =>
  firstScene(RIDERS).riders.map((rider, n) => {
    return {
      place: n + 1,
      rider: { ...rider, ...riders[n] },
      stats: { name: rider.name } as Finisher['stats'],
      beyond: 0,
    };
  });
const token = (side: string, value: number) => ({ pile: 'major', side, value });

test('points beside the road, the most first, of equals who came in earlier', () => {
  const placed = order(
    { tokens: [token('sprint', 1)] },
    {},
    { tokens: [token('sprint', 3), token('mountain', 2)] },
    { tokens: [token('sprint', 1)] },
  );
  expect(scoredOf(placed, 'sprint').map(({ rider, points }) => [rider.name, points])).toEqual([
    ['red.R', 3],
    ['blue.R', 1],
    ['red.S', 1],
  ]);
  expect(scoredOf(placed, 'mountain').map(({ rider }) => rider.name)).toEqual(['red.R']);
});

test('team times, the best first, with the token of either rider', () => {
  const placed = order({ time: 130, podium: 3 }, { time: 130 }, { time: 80, podium: 2 }, { time: 80 });
  expect(teamTimes(placed)).toEqual([
    { team: 'red', time: 80, podium: 2 },
    { team: 'blue', time: 130, podium: 3 },
  ]);
});

test('the podium is who has its tokens, or the first three where there are none', () => {
  const placed = order({ podium: 3 }, {}, { podium: 2 }, { podium: 1 });
  expect(podiumOf({ order: placed, rules: ['ttt'] }).map((rider) => rider.name)).toEqual(['blue.R', 'red.R', 'red.S']);
  expect(podiumOf({ order: placed, rules: [] }).map((rider) => rider.name)).toEqual(['blue.R', 'blue.S', 'red.R']);
});
