/** Ratings, the puzzle of the day, and which one comes next. */
import { beforeEach, expect, test } from 'vitest';
import { gameOfDay, puzzleOfDay } from './day';
import { after, keepSolver, NEW, solvedOf, solverKept } from './kept';
import { ANY, nextOf, ratingAt, themesOf, wantedOf } from './picking';
import { BEGINNER, rated } from './rating';
import { addressOf, whichOf } from './which';

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
  expect(puzzleOfDay(noon, 500, 1)).toBe(puzzleOfDay(Date.UTC(2026, 10, 16, 23, 59), 500, 1));
  expect(puzzleOfDay(noon, 500, 1)).not.toBe(puzzleOfDay(noon + DAY, 500, 1));
  const year = Array.from({ length: 500 }, (_, n) => puzzleOfDay(noon + n * DAY, 500, 1));
  expect(new Set(year).size).toBe(500);
  expect(Math.min(...year)).toBe(1);
});

test('games take turns with the puzzle of the day, and each has all of its puzzles', () => {
  const days = Array.from({ length: 20 }, (_, n) => Date.UTC(2026, 10, 16) + n * DAY);
  const [odd, even] = [0, 1].map((n) => days.filter((_, day) => day % 2 === n));
  for (const turns of [odd!, even!]) {
    expect(new Set(turns.map((now) => gameOfDay(now, ['flamme', 'homas']))).size).toBe(1);
    expect(new Set(turns.map((now) => puzzleOfDay(now, 10, 2))).size).toBe(10);
  }
  expect(gameOfDay(days[0]!, ['flamme', 'homas'])).not.toBe(gameOfDay(days[1]!, ['flamme', 'homas']));
});

test('an address names a game and a number; a number alone is one of the first game', () => {
  const which = (text: string) => whichOf(text, ['flamme', 'homas'], 0);
  expect(which(addressOf('homas', 7).replace('/puzzles/', ''))).toEqual({ game: 'homas', number: 7, ofDay: false });
  expect(which('7')).toEqual({ game: 'flamme', number: 7, ofDay: false });
  expect(which('homas')).toEqual({ game: 'homas', number: 0, ofDay: false });
  expect(which('')).toEqual({ game: 'flamme', number: 0, ofDay: false });
  expect(which('day').ofDay).toBe(true);
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
  keepSolver('flamme', solver);
  expect(solverKept('flamme')).toEqual(solver);
  expect(solverKept('homas')).toEqual(NEW);
  localStorage.setItem('echappee.puzzles', '{');
  expect(solverKept('flamme')).toEqual(NEW);
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
