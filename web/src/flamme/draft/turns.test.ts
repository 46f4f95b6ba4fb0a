import { expect, it } from 'vitest';
import type { RiderWire } from '@/net/protocol';
import { rider } from '../dock/sample.svelte';
import { specialistOf } from './specialists';
import { choosersOf, copiesOf, takersOf, turnsOf, whyNot } from './turns';

/** The riders of these teams, with the specialists that were taken. */
const riders = (teams: string[], taken: Record<string, string> = {}): RiderWire[] =>
  teams.flatMap((team) =>
    ['R', 'S'].map((type) =>
      rider(`${team}.${type}`, 0, taken[`${team}.${type}`] ? { specialist: taken[`${team}.${type}`] } : {}),
    ),
  );

const FOUR = ['blue', 'red', 'green', 'black'];
const ORDER = ['green', 'blue', 'black', 'red'];
const view = (all: RiderWire[], order: string[], drafted: string[]) => ({
  game: 'flamme' as const,
  seat: null,
  round: 0,
  phase: 'draft',
  rules: ['specialists'],
  riders: all,
  order,
  drafted,
});

it('goes there and back', () => {
  const turns = turnsOf(view(riders(FOUR), ORDER, []));
  expect(turns.map((turn) => turn.seat)).toEqual(['green', 'blue', 'black', 'red', 'red', 'black', 'blue', 'green']);
  expect(turns.map((turn) => turn.state)).toEqual(['now', ...Array(7).fill('later')]);
});

it('knows what was taken, and who is next', () => {
  const turns = turnsOf(
    view(
      riders(FOUR, { 'green.R': 'grimpeur', 'blue.S': 'squirrel', 'black.R': 'grimpeur', 'red.S': 'flahute' }),
      ORDER,
      ['green.R', 'blue.S', 'black.R', 'red.S'],
    ),
  );
  expect(turns.slice(0, 5).map((turn) => [turn.state, turn.specialist])).toEqual([
    ['done', 'grimpeur'],
    ['done', 'squirrel'],
    ['done', 'grimpeur'],
    ['done', 'flahute'],
    ['now', ''],
  ]);
});

it('tells a team’s two riders apart by when they were taken', () => {
  const all = riders(['blue', 'red'], {
    'blue.R': 'puncheur',
    'blue.S': 'flahute',
    'red.S': 'squirrel',
    'red.R': 'grimpeur',
  });
  const drafted = ['blue.S', 'red.S', 'red.R', 'blue.R'];
  expect(turnsOf(view(all, ['blue', 'red'], drafted)).map((turn) => turn.specialist)).toEqual([
    'flahute',
    'squirrel',
    'grimpeur',
    'puncheur',
  ]);
});

it('has two copies of each from four teams on; automatic teams choose nothing', () => {
  const with4 = riders(FOUR);
  const automatic = with4.map((each) => (each.team === 'black' ? { ...each, automatic: true } : each));
  expect([copiesOf(with4), copiesOf(automatic)]).toEqual([2, 1]);
  expect(choosersOf(automatic)).toEqual(['blue', 'red', 'green']);
});

it('says why somebody cannot be taken', () => {
  const all = riders(['blue', 'red'], { 'blue.R': 'puncheur' });
  const [puncheur, grimpeur, flahute] = ['puncheur', 'grimpeur', 'flahute'].map((id) => specialistOf(id)!) as [
    never,
    never,
    never,
  ];
  expect(takersOf('puncheur', all)).toEqual(['blue']);
  expect(whyNot(puncheur, all, 'red', ['grimpeur', 'flahute'])).toBe('gone');
  expect(whyNot(grimpeur, all, 'red', ['grimpeur', 'flahute'])).toBeNull();
  expect(whyNot(grimpeur, all, 'blue', ['flahute'])).toBe('filled');
  expect(whyNot(flahute, all, 'blue', null)).toBe('wait');
  expect(whyNot(flahute, all, null, null)).toBe('watch');
});
