import { expect, test } from 'vitest';
import type { ChancesRow, FigureRow, GradedRow } from '@/net/bodies';
import { bandsOf, chancesAt, costly } from './figures';

const figure = (mean: number): FigureRow => ({ mean, error: 0.01, shown: Math.round(100 * mean) });
const at = (events: number, blue: number): ChancesRow => ({
  round: 1,
  phase: 'energy',
  events,
  entries: 0,
  teams: { blue: figure(blue), red: figure(1 - blue) },
});
const CHANCES = [at(0, 0.5), at(10, 0.25), at(20, 1)];

test('bands lie on top of each other and fill the height', () => {
  expect(bandsOf(CHANCES, (events) => events * 2, 100)).toEqual([
    { team: 'blue', path: 'M0 50 L20 75 L40 0 L40 100 L20 100 L0 100 Z' },
    { team: 'red', path: 'M0 0 L20 0 L40 0 L40 0 L20 75 L0 50 Z' },
  ]);
});

test('between two moments the earlier one holds', () => {
  expect(chancesAt(CHANCES, 19)?.teams.blue?.mean).toBe(0.25);
  expect(chancesAt(CHANCES, 20)?.teams.blue?.mean).toBe(1);
});

const decision = (seat: string, cost: number, grade: string): GradedRow => ({
  question: `1/energy/${seat}/R/card`,
  round: 1,
  phase: 'energy',
  seat,
  rider: 'R',
  kind: 'card',
  events: 5,
  played: '7',
  best: '3',
  answers: {},
  cost: figure(cost),
  grade,
  gifts: {},
  tried: 0,
  said: [],
});

test('the costliest decisions come first, those that cost nothing not at all', () => {
  const all = [decision('blue', 0.02, 'inaccuracy'), decision('red', 0.2, 'blunder'), decision('blue', 0.3, 'close')];
  expect(costly(all, null).map(({ cost }) => cost.mean)).toEqual([0.2, 0.02]);
  expect(costly(all, 'blue').map(({ cost }) => cost.mean)).toEqual([0.02]);
});
