import { beforeAll, expect, it } from 'vitest';
import { speak } from '@/words/index.svelte';
import { RIDERS, ROAD } from '../race/sample';
import { firstScene } from '../race/scene';
import { stageLine } from '../board/described';

beforeAll(() => speak('en'));

const at = (square: number) => {
  const scene = firstScene(RIDERS);
  return { ...scene, round: 3, riders: scene.riders.map((rider) => ({ ...rider, square })) };
};

it('says how far the peloton has to go, until it is over the line', () => {
  expect(stageLine(ROAD, at(ROAD.line), true)).toBe('1 to go for the peloton');
  expect(stageLine(ROAD, at(ROAD.line + 1), true)).not.toContain('to go');
});
