import { expect, test } from 'vitest';
import type { ChancesRow, GradedRow, RollRow } from '@/net/bodies';
import { bandsOf, chancesAt, costly, gradesOf, luckiest, turnOf } from './figures';

const at = (events: number, blue: number): ChancesRow => ({
  round: 1,
  phase: 'end',
  events,
  teams: { blue, red: 1 - blue },
});
const CHANCES = [at(0, 0.5), at(10, 0.25), at(20, 1)];

test('bands lie on top of each other and fill the height', () => {
  expect(bandsOf(CHANCES, (events) => events * 2, 100)).toEqual([
    { team: 'blue', path: 'M0 50 L20 75 L40 0 L40 100 L20 100 L0 100 Z' },
    { team: 'red', path: 'M0 0 L20 0 L40 0 L40 0 L20 75 L0 50 Z' },
  ]);
});

test('between two moments the earlier one holds', () => {
  expect(chancesAt(CHANCES, 19)?.teams.blue).toBe(0.25);
  expect(chancesAt(CHANCES, 20)?.teams.blue).toBe(1);
});

test('a moment is told by the team whose chance changed most', () => {
  expect(turnOf(CHANCES, 2)).toEqual({ team: 'blue', before: 0.25, after: 1 });
});

const roll = (before: number, after: number): RollRow => ({
  round: 1,
  seat: 'red',
  rider: '21',
  result: '4+6',
  before,
  after,
  exact: false,
});

test('of the rolls only those that changed something are shown, the twelve luckiest and unluckiest', () => {
  const rolls = [roll(0.5, 0.5), ...Array.from({ length: 13 }, (_, n) => roll(0.5, 0.6 - n / 100)), roll(0.5, 0)];
  const shown = luckiest(rolls).map(({ after }) => after);
  expect(shown).toHaveLength(12);
  expect(shown.at(-1)).toBe(0);
  expect(shown).not.toContain(0.5);
});

const decision = (seat: string, cost: number, grade: string): GradedRow => ({
  question: `1/energy/${seat}/R/card`,
  round: 1,
  phase: 'energy',
  seat,
  rider: 'R',
  kind: 'card',
  played: '7',
  best: '3',
  cost,
  grade,
  answers: {},
  events: 5,
});

test('the costliest decisions come first, those that cost nothing not at all', () => {
  const all = [decision('blue', 0.01, 'good'), decision('red', 0.2, 'blunder'), decision('blue', 0, 'best')];
  expect(costly(all, null).map(({ cost }) => cost)).toEqual([0.2, 0.01]);
  expect(costly(all, 'blue').map(({ cost }) => cost)).toEqual([0.01]);
  expect(gradesOf(all, 'blue')).toEqual({ best: 1, good: 1, inaccuracy: 0, mistake: 0, blunder: 0, open: 0 });
});
