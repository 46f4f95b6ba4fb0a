import { beforeAll, expect, it } from 'vitest';
import type { SeatState } from '@/net/protocol';
import { speak } from '@/words/index.svelte';
import { spanText, timeLeft } from './clock';

beforeAll(() => speak('en'));

const seat = (until: number | null, reserve = 0): SeatState => ({ colour: 'red', kind: 'person', until, reserve });

it('counts the decision down first, then the reserve', () => {
  expect(timeLeft(seat(160, 600), 120, 100)).toEqual({ seconds: 60, reserve: 600, late: false, hurry: false });
  expect(timeLeft(seat(160, 600), 120, 170)).toEqual({ seconds: 590, reserve: 0, late: true, hurry: false });
  expect(timeLeft(seat(160, 600), 120, 9999)?.seconds).toBe(0);
});

it('is calm until the last quarter of a decision is left of everything', () => {
  expect(timeLeft(seat(220), 120, 189)?.hurry).toBe(false);
  expect(timeLeft(seat(220), 120, 190)?.hurry).toBe(true);
  expect(timeLeft(seat(220, 600), 120, 219)?.hurry).toBe(false);
  expect(timeLeft(seat(220, 600), 120, 790)?.hurry).toBe(true);
});

it('says nothing while a clock stands still', () => {
  expect(timeLeft(seat(null, 600), 120, 100)).toBeUndefined();
});

it('tells minutes, hours and days', () => {
  expect([5, 65, 3599].map(spanText)).toEqual(['0:05', '1:05', '59:59']);
  expect([3600, 86399, 86400 * 2 + 3600 * 4].map(spanText)).toEqual(['1 h 0 min', '23 h 59 min', '2 d 4 h']);
});
