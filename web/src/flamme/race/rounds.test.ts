import { expect, it } from 'vitest';
import { EVENTS, RIDERS } from './sample';
import { tell } from '@/frame/race/telling';
import { lastTold, roundsOf, sectionsOf, startOf } from '@/frame/log/rounds';
import { tellingOf } from './telling';

const TOLD = tell(EVENTS, tellingOf(RIDERS));

it('tells a round under the headings of its phases', () => {
  expect(roundsOf(TOLD)).toEqual([1]);
  expect(sectionsOf(TOLD, 1).map(({ phase, lines }) => [phase, lines.length])).toEqual([
    ['movement', 4],
    ['slipstream', 1],
    ['exhaustion', 1],
  ]);
  expect(sectionsOf(TOLD, 2)).toEqual([]);
});

it('begins a round with its first phase', () => {
  expect(EVENTS[startOf(EVENTS, 1)]).toMatchObject({ code: 'phase', args: { round: 1, phase: 'energy' } });
  expect(startOf(EVENTS, 0)).toBe(0);
});

it('finds the last line that was told at a moment', () => {
  const slipped = EVENTS.findIndex((event) => event.code === 'slipped');
  expect(lastTold(TOLD, slipped)?.phase).toBe('movement');
  expect(lastTold(TOLD, slipped + 1)?.phase).toBe('slipstream');
  expect(lastTold(TOLD, 0)).toBeUndefined();
});
