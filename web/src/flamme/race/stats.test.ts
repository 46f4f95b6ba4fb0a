import { expect, test } from 'vitest';
import { EVENTS, FORKED, RIDERS, ROAD } from './sample';
import { firstScene, scenesOf, type Scene } from './scene';
import { gapsOf, rounds, statsOf } from './stats';

const scenes = scenesOf(RIDERS, EVENTS);

test('squares won in the slipstream, lost to the road and cards taken are counted', () => {
  const stats = statsOf(EVENTS, scenes);
  expect(stats.get('red.R')).toMatchObject({ slipstream: 1, limited: 0, exhaustion: 0 });
  expect(stats.get('blue.R')).toMatchObject({ slipstream: 0, limited: 2, exhaustion: 1, led: 1 });
});

test('there is the start, and the end of each round', () => {
  expect(rounds(EVENTS, scenes).map((scene) => scene.riders[0]!.square)).toEqual([5, 10]);
});

test('gaps are squares behind the first', () => {
  const gaps = gapsOf(rounds(EVENTS, scenes), ROAD);
  expect(gaps.get('blue.R')).toEqual([0, 0]);
  expect(gaps.get('red.S')).toEqual([1, 3]);
});

const at = (round: number, ...places: readonly (readonly [square: number, home?: number])[]): Scene => {
  const { riders, ...scene } = firstScene(RIDERS);
  return {
    ...scene,
    round,
    riders: riders.map((rider, n) => ({ ...rider, square: places[n]![0], home: places[n]![1] ?? 0 })),
  };
};

test('gaps are counted along the road, whatever the numbers of its squares', () => {
  const gaps = gapsOf([at(1, [12], [11], [10], [4])], FORKED);
  expect([...gaps.values()]).toEqual([[0], [1], [1], [5]]);
});

test('once somebody is home, who is still out keeps the gap of that moment', () => {
  const gaps = gapsOf(
    [at(1, [19], [18], [15], [10]), at(2, [23, 2], [22, 2], [19], [12]), at(3, [23, 2], [22, 2], [25, 3], [18])],
    ROAD,
  );
  expect([...gaps.values()]).toEqual([
    [0, 0, 0],
    [1, 1, 1],
    [4, 4, 4],
    [9, 11, 11],
  ]);
});
