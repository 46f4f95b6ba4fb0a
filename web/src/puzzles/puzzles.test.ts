/** Ratings, the puzzle of the day, and which one comes next. */
import { beforeEach, expect, test } from 'vitest';
import { puzzleOfDay } from './day';
import { after, keepSolver, NEW, solvedOf, solverKept } from './kept';
import { ANY, nextOf, ratingAt, themesOf, wantedOf } from './picking';
import { BEGINNER, rated } from './rating';

beforeEach(() => localStorage.clear());

const ROWS = [
  { theme: 'climb', level: 1, rating: 1100 },
  { theme: 'shelter', level: 3, rating: 1400 },
  { theme: 'climb', level: 4, rating: 1480 },
  { theme: 'block', level: 5, rating: 1700 },
];
const DAY = 24 * 60 * 60 * 1000;

test('a right answer lifts the rating, a wrong one lowers it, and both make it surer', () => {
  const [up, down] = [rated(BEGINNER, 1500, true), rated(BEGINNER, 1500, false)];
  expect(up.rating).toBeGreaterThan(1600);
  expect(down.rating).toBeCloseTo(3000 - up.rating, 6);
  expect(up.deviation).toBeLessThan(BEGINNER.deviation);
});

test('a hard puzzle is worth more than an easy one', () => {
  expect(rated(BEGINNER, 1800, true).rating).toBeGreaterThan(rated(BEGINNER, 1200, true).rating);
});

test('everybody has the same puzzle all day, and all have their turn', () => {
  const noon = Date.UTC(2026, 10, 16, 12);
  expect(puzzleOfDay(noon, 500)).toBe(puzzleOfDay(Date.UTC(2026, 10, 16, 23, 59), 500));
  expect(puzzleOfDay(noon, 500)).not.toBe(puzzleOfDay(noon + DAY, 500));
  const year = Array.from({ length: 500 }, (_, n) => puzzleOfDay(noon + n * DAY, 500));
  expect(new Set(year).size).toBe(500);
  expect(Math.min(...year)).toBe(1);
});

test('only the first answer to a puzzle counts, and rows of right answers are counted', () => {
  const first = after(NEW, { number: 2, rating: 1400 }, true);
  const second = after(first, { number: 4, rating: 1700 }, true);
  const third = after(second, { number: 1, rating: 1100 }, false);
  expect([first.streak, second.streak, third.streak, third.longest]).toEqual([1, 2, 0, 2]);
  expect(solvedOf(third)).toBe(2);
  expect(after(third, { number: 1, rating: 1100 }, true)).toBe(third);
});

test('what is kept comes back, and what was broken is forgotten', () => {
  const solver = after(NEW, { number: 2, rating: 1400 }, true);
  keepSolver(solver);
  expect(solverKept()).toEqual(solver);
  localStorage.setItem('echappee.puzzles', '{');
  expect(solverKept()).toEqual(NEW);
});

test('the next one is new, wanted, and as hard as suits', () => {
  expect(themesOf(ROWS)).toEqual(['block', 'climb', 'shelter']);
  expect(wantedOf(ROWS, { theme: 'climb', level: 4 })).toEqual([3]);
  expect(nextOf(ROWS, ANY, NEW, 0)).toBe(3);
  expect(nextOf(ROWS, ANY, NEW, 3)).toBe(2);
  expect(nextOf(ROWS, { theme: 'climb', level: 0 }, NEW, 3)).toBe(1);
});

test('when all were tried those that were missed come again, then all', () => {
  const tried = { ...NEW, tried: { 1: true, 2: false, 3: true, 4: true } };
  expect(nextOf(ROWS, ANY, tried, 4)).toBe(2);
  expect(nextOf(ROWS, { theme: 'climb', level: 0 }, tried, 1)).toBe(3);
  expect(nextOf(ROWS, { theme: 'block', level: 0 }, tried, 4)).toBeUndefined();
});

test('puzzles begin at the level that is liked, and spread around it', () => {
  const rows = Array.from({ length: 100 }, (_, n) => ({
    theme: 'climb',
    level: 1 + (n % 5),
    rating: 1100 + 100 * (n % 5),
  }));
  expect([1, 3, 5].map((level) => ratingAt(rows, level))).toEqual([1100, 1300, 1500]);
  let solver = { ...NEW, rating: { ...BEGINNER, rating: ratingAt(rows, 2) } };
  const levels = Array.from({ length: 8 }, () => {
    const number = nextOf(rows, ANY, solver, 0)!;
    solver = { ...solver, tried: { ...solver.tried, [number]: true } };
    return rows[number - 1]!.level;
  });
  expect(levels).toEqual([2, 1, 2, 3, 2, 1, 2, 3]);
});
