import { expect, it } from 'vitest';
import type { FlammeEvent } from '@/net/protocol';
import { RIDERS, ROAD } from '../race/sample';
import { firstScene, type Scene } from '../race/scene';
import { entersLast, photoOf } from './moment';

const at = (...places: readonly (readonly [square: number, lane?: number])[]): Scene => {
  const scene = firstScene(RIDERS);
  const riders = scene.riders.map((rider, n) => ({
    ...rider,
    square: places[n]![0],
    lane: places[n]![1] ?? 0,
    home: places[n]![0] > ROAD.line ? 1 : 0,
  }));
  return { ...scene, round: 1, riders };
};
const EVENTS: readonly FlammeEvent[] = [
  { code: 'phase', rule: '', args: { round: 1, phase: 'energy' } },
  { code: 'won', rule: '', args: { rider: 'blue.R' } },
];
const film = (before: Scene, scene: Scene) => ({
  events: EVENTS,
  scenes: [before, scene],
  scene,
  step: { kind: 'won' as const, from: 1, to: 2, travel: 0, rest: 0 },
});

it('the last kilometre begins with the first rider who has ten squares to go, and only once', () => {
  expect(entersLast(film(at([9], [3], [3], [3]), at([10], [4], [3], [3])), ROAD)).toBe(false);
  expect(entersLast(film(at([9], [3], [3], [3]), at([11], [4], [3], [3])), ROAD)).toBe(true);
  expect(entersLast(film(at([11], [3], [3], [3]), at([14], [4], [3], [3])), ROAD)).toBe(false);
});

it('a photo is taken of all who are level with the winner, the right lane first', () => {
  const level = at([22, 0], [21], [22, 1], [9]);
  expect(photoOf(film(level, level)).map(({ name }) => name)).toEqual(['blue.R', 'red.R']);
  const alone = at([23], [22], [22, 1], [9]);
  expect(photoOf(film(alone, alone)).map(({ name }) => name)).toEqual(['blue.R']);
  expect(photoOf({ ...film(alone, alone), step: undefined })).toEqual([]);
});
