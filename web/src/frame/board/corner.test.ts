import { expect, it } from 'vitest';
import { cornerFor, type Pixel } from './corner';

const BUTTONS = { width: 40, height: 110 };
const around = (riders: readonly Pixel[], road: readonly Pixel[] = []) => ({
  box: { width: 400, height: 300 },
  riders,
  reach: 15,
  road,
});
const RIGHT_TOP = { x: 370, y: 60 };

it('is where there is least road, and never on a rider', () => {
  expect(cornerFor(BUTTONS, around([], [RIGHT_TOP])).corner).toEqual(['right', 'bottom']);
  expect(cornerFor(BUTTONS, around([RIGHT_TOP])).corner).not.toEqual(['right', 'top']);
});

it('stays until a rider comes under it', () => {
  const before = ['right', 'top'] as const;
  expect(cornerFor(BUTTONS, around([], [RIGHT_TOP]), before)).toEqual({ corner: before, clear: true });
  expect(cornerFor(BUTTONS, around([RIGHT_TOP]), before).corner).not.toEqual(before);
});

it('keeps clear of what is there already', () => {
  const other = { corner: ['right', 'top'], size: BUTTONS } as const;
  expect(cornerFor(BUTTONS, around([]), undefined, other).corner).toEqual(['right', 'bottom']);
  const high = { ...other, size: { width: 40, height: 200 } };
  expect(cornerFor(BUTTONS, around([]), undefined, high).corner[0]).toBe('left');
});

it('says when every corner has a rider', () => {
  const everywhere = [30, 370].flatMap((x) => [60, 240].map((y) => ({ x, y })));
  expect(cornerFor(BUTTONS, around(everywhere)).clear).toBe(false);
});
