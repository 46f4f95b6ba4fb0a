import { beforeEach, expect, it } from 'vitest';
import { guide } from '@/device/guide.svelte';
import { besides, stepNow, type GuideStep } from './steps';

interface Ride {
  asked: string;
}
const STEPS: readonly GuideStep<Ride>[] = ['place', 'card', 'card-again'].map((say) => ({
  say,
  at: '.dock',
  when: ({ asked }) => say.startsWith(asked),
}));
const now = (asked: string) => stepNow(STEPS, { asked }, guide.learned)?.say;

beforeEach(() => guide.begin('x'));

it('shows the first step whose moment it is, and none twice', () => {
  expect(now('card')).toBe('card');
  guide.learn('card');
  expect([now('card'), now('place'), now('film')]).toEqual(['card-again', 'place', undefined]);
});

it('says some things each time', () => {
  const lasting: readonly GuideStep<Ride>[] = [{ say: 'let-go', at: '', when: () => true, lasting: true }];
  guide.learn('let-go');
  expect(stepNow(lasting, { asked: '' }, guide.learned)?.say).toBe('let-go');
});

it('is for one table, kept on the device until it ends', () => {
  guide.learn('place');
  expect([guide.at('x'), guide.at('y'), guide.learned('place')]).toEqual([true, false, true]);
  expect(JSON.parse(localStorage['echappee.guide'] as string)).toEqual({ table: 'x', began: 'x', learned: ['place'] });
  guide.end();
  expect([guide.at('x'), guide.learned('place')]).toEqual([false, false]);
});

it('is above what it points at, below it, or in it, and always on the screen', () => {
  const [bubble, screen] = [
    { width: 300, height: 100 },
    { width: 400, height: 800 },
  ];
  const at = (left: number, top: number, width: number, height: number) =>
    besides({ left, top, width, height }, bubble, screen);
  expect(at(50, 500, 300, 200)).toEqual({ left: 50, top: 386 });
  expect(at(50, 20, 300, 200)).toEqual({ left: 50, top: 234 });
  expect(at(0, 0, 400, 800)).toEqual({ left: 50, top: 14 });
  expect(at(390, 500, 10, 10).left).toBe(92);
  expect(besides(null, bubble, screen)).toEqual({ left: 50, top: 200 });
});

it('leaves the road free where the page has room beside it', () => {
  const [bubble, screen] = [
    { width: 300, height: 100 },
    { width: 1366, height: 768 },
  ];
  const [dock, strip, side] = [
    { left: 0, top: 500, width: 1000, height: 268 },
    { left: 0, top: 44, width: 1366, height: 120 },
    { left: 1016, top: 164, width: 350, height: 604 },
  ];
  expect(besides(dock, bubble, screen, side)).toEqual({ left: 1041, top: 660 });
  expect(besides(dock, bubble, screen, strip)).toEqual({ left: 533, top: 54 });
  expect(besides(strip, bubble, screen, strip)).toEqual({ left: 533, top: 178 });
});
