import { expect, it } from 'vitest';
import { pointsOf, spoilsOf } from './standing';

const tokens = [
  { pile: 'major', side: 'mountain', value: 5 },
  { pile: 'refresh', side: '', value: 1 },
  { pile: 'minor', side: 'sprint', value: 2 },
];

it('shows the podium, then tokens, then minutes as long as they are not part of a time', () => {
  const kinds = (time: number | null) =>
    spoilsOf({ tokens, minutes: 2, time, podium: 3, led: 4 }).map(({ kind, value }) => `${kind} ${value}`);
  expect(kinds(null)).toEqual(['podium 3', 'mountain 5', 'refresh 1', 'sprint 2', 'combative 4', 'minute 2']);
  expect(kinds(130)).toEqual(['podium 3', 'mountain 5', 'refresh 1', 'sprint 2', 'combative 4']);
  expect(spoilsOf({ tokens: [], minutes: 0, time: null, podium: 0, led: 0 })).toEqual([]);
});

it('counts points of one colour', () => {
  expect([pointsOf({ tokens }, 'mountain'), pointsOf({ tokens }, 'sprint')]).toEqual([5, 2]);
});
