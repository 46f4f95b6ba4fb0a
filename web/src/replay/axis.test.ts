import { expect, test } from 'vitest';
import { axisOf, numbered } from './axis';

const axis = axisOf(472, { left: 30, right: 42 }, 20);

test('rounds lie side by side between the margins, what came before in the left one', () => {
  expect([axis.x(0), axis.x(10), axis.x(20)]).toEqual([30, 230, 430]);
  expect([axis.x(-1), axis.x(-0.5)]).toEqual([6, 18]);
});

test('every place is found again', () => {
  for (const position of [-1, -0.25, 0, 0.5, 19.75, 20]) expect(axis.position(axis.x(position))).toBeCloseTo(position);
});

test('beside the axis are its ends', () => {
  expect([axis.position(-50), axis.position(900)]).toEqual([-1, 20]);
  expect(axisOf(472, { left: 30, right: 42 }, 0).position(400)).toBe(0);
});

test('numbers are left out where they would touch', () => {
  expect([numbered(50), numbered(14), numbered(6), numbered(1)]).toEqual([1, 2, 5, 10]);
});
