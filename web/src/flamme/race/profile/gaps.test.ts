import { beforeAll, expect, it } from 'vitest';
import { packsOf } from '../../road/packs';
import { speak } from '@/words/index.svelte';
import { gapLine } from './rows';

const along = (square: number): number => square;
const on = (...squares: number[]) => packsOf(squares.map((square) => ({ square })));

beforeAll(() => speak('en'));

it('tells how far packs are behind the first, front first', () => {
  expect(gapLine(on(51, 46, 47, 41, 42, 42, 43), along)).toBe('Chasers +4 · Peloton +8');
});

it('leaves out the last when there are more than fit, never the peloton', () => {
  expect(gapLine(on(60, 55, 50, 40, 40, 30), along)).toBe('Chasers +5 · Peloton +20');
});

it('has nothing to tell while all ride together', () => {
  expect(gapLine(on(5, 6, 6), along)).toBe('');
  expect(gapLine([], along)).toBe('');
});
