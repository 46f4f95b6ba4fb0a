import { expect, it } from 'vitest';
import type { RiderWire } from '@/net/protocol';
import { rider } from '../dock/sample.svelte';
import { specialistOf } from './specialists';
import { takersOf, turnsOf, whyNot } from './turns';

/** The riders of these teams, with the specialists that were taken. */
const riders = (teams: string[], taken: Record<string, string> = {}): RiderWire[] =>
  teams.flatMap((team) =>
    ['R', 'S'].map((type) =>
      rider(`${team}.${type}`, 0, taken[`${team}.${type}`] ? { specialist: taken[`${team}.${type}`] } : {}),
    ),
  );

it('shows what was taken, and who is next', () => {
  const turns = turnsOf({
    picks: [
      { seat: 'green', specialist: 'grimpeur' },
      { seat: 'blue', specialist: '' },
      { seat: 'blue', specialist: '' },
      { seat: 'green', specialist: '' },
    ],
  });
  expect(turns.map(({ number, seat, state, specialist }) => [number, seat, state, specialist])).toEqual([
    [1, 'green', 'done', 'grimpeur'],
    [2, 'blue', 'now', ''],
    [3, 'blue', 'later', ''],
    [4, 'green', 'later', ''],
  ]);
});

it('says why somebody cannot be taken', () => {
  const all = riders(['blue', 'red'], { 'blue.R': 'puncheur' });
  const [puncheur, grimpeur, flahute] = ['puncheur', 'grimpeur', 'flahute'].map((id) => specialistOf(id)!) as [
    never,
    never,
    never,
  ];
  expect(takersOf('puncheur', all)).toEqual(['blue']);
  const view = { riders: all, copies: 1 };
  expect(whyNot(puncheur, { ...view, copies: 2 }, 'red', ['grimpeur'])).toBe('wait');
  expect(whyNot(puncheur, view, 'red', ['grimpeur', 'flahute'])).toBe('gone');
  expect(whyNot(grimpeur, view, 'red', ['grimpeur', 'flahute'])).toBeNull();
  expect(whyNot(grimpeur, view, 'blue', ['flahute'])).toBe('filled');
  expect(whyNot(flahute, view, 'blue', null)).toBe('wait');
  expect(whyNot(flahute, view, null, null)).toBe('watch');
});
