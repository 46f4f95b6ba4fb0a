import { expect, it } from 'vitest';
import { clockName, clockOf, PRESETS } from './clocks';

it('knows its own clocks, and others from none', () => {
  expect(clockName(null)).toBe('none');
  expect(clockName({ ...PRESETS.evening })).toBe('evening');
  expect(clockName({ decision: PRESETS.day.decision })).toBe('day');
  expect(clockName({ decision: 61 })).toBe('own');
});

it('keeps a clock within what the server takes', () => {
  expect(clockOf(90, 30)).toEqual({ decision: 90, reserve: 30 });
  expect(clockOf(0, -5)).toEqual({ decision: 10, reserve: 0 });
  expect(clockOf(Number.NaN, Number.NaN)).toEqual({ decision: 10, reserve: 0 });
  expect(clockOf(1e9, 1e9)).toEqual({ decision: 14 * 24 * 3600, reserve: 24 * 3600 });
});
