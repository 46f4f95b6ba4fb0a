import { expect, test } from 'vitest';
import { EVENTS, RIDERS } from './sample';
import { scenesOf } from './scene';
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
  const gaps = gapsOf(rounds(EVENTS, scenes));
  expect(gaps.get('blue.R')).toEqual([0, 0]);
  expect(gaps.get('red.S')).toEqual([1, 3]);
});
