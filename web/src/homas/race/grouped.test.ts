import { beforeAll, expect, it } from 'vitest';
import { speak } from '@/words/index.svelte';
import { flat, roadOf, viewOf } from '../draw/sample';
import { grouped } from '../board/groups';

beforeAll(() => speak('en'));

const road = roadOf(flat(40));
const view = viewOf(road, '11 30.1', '21 26.1', '22 25.3', '31 40.1', '41 40.2');
const told = (scene: typeof view) => grouped(road, scene).map(({ label, riders }) => [label, riders.join(' ')]);

it('tells who is home, then the groups with their gaps', () => {
  const riders = view.riders.map((rider) =>
    rider.name === '31'
      ? { ...rider, home: 1, place: 2 }
      : rider.name === '41'
        ? { ...rider, home: 1, place: 1 }
        : rider,
  );
  expect(told({ ...view, riders })).toEqual([
    ['home', '41 31'],
    ['10 to go', '11'],
    ['+3', '21 22'],
  ]);
});

it('has no groups on the grid, and nobody where nobody is', () => {
  expect(told({ ...view, round: 0 })).toEqual([['the line', '31 41 11 21 22']]);
  expect(told({ ...view, riders: [] })).toEqual([]);
});
