import { expect, test } from 'vitest';
import { clockText, gapText } from '@/frame/race/clock';
import { RIDERS, TOUR } from './sample';
import { firstScene, scenesOf, clockOf } from './scene';

test('times are minutes and seconds', () => {
  expect([clockText(0), clockText(40), clockText(130), gapText(70)]).toEqual(['0:00', '0:40', '2:10', '+1:10']);
});

test('the clock runs from the first who is home to the last who is out', () => {
  const scenes = (rules: readonly string[]) => scenesOf(RIDERS, TOUR, [firstScene(RIDERS, rules)]);
  const tour = scenes(['tour']);
  expect(clockOf(tour.at(-8)!)).toBeNull();
  expect(clockOf(tour.at(-1)!)).toBe(60);
  expect(clockOf(scenes(['ride-out']).at(-1)!)).toBeNull();
  const last = tour.at(-1)!;
  expect(clockOf({ ...last, riders: last.riders.map((rider) => ({ ...rider, home: 4 })) })).toBeNull();
});
