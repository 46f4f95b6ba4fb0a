/** Which puzzle comes next. */
import type { PuzzleRow } from '@/net/bodies';
import type { Solver } from './kept';
import { BEGINNER } from './rating';

export interface PuzzleFilter {
  /** Empty: any. */
  readonly theme: string;
  /** 0: any. */
  readonly level: number;
}

export const ANY: PuzzleFilter = { theme: '', level: 0 };
export const LEVELS = [1, 2, 3, 4, 5] as const;

/** All themes, as they come. */
export const themesOf = (rows: readonly PuzzleRow[]): string[] => [...new Set(rows.map(({ theme }) => theme))].sort();

/** The numbers of those that are wanted. */
export const wantedOf = (rows: readonly PuzzleRow[], { theme, level }: PuzzleFilter): number[] =>
  rows.flatMap((row, n) => ((!theme || row.theme === theme) && (!level || row.level === level) ? [n + 1] : []));

/** How puzzles spread around the level of a person, one after the other. */
const SPREAD = [0, -1, 0, 1] as const;

const middleOf = (rows: readonly PuzzleRow[], level: number): number => {
  const ratings = rows.filter((row) => row.level === level).map(({ rating }) => rating);
  return ratings.sort((a, b) => a - b)[ratings.length >> 1] ?? NaN;
};

/** The initial rating of somebody who rides at this level. */
export const ratingAt = (rows: readonly PuzzleRow[], level: number): number => middleOf(rows, level) || BEGINNER.rating;

/** The level whose puzzles are nearest to this rating. */
function levelOf(rows: readonly PuzzleRow[], rating: number): number {
  const far = (level: number): number => Math.abs(middleOf(rows, level) - rating);
  return LEVELS.reduce((best, level) => (far(level) < far(best) ? level : best), 3);
}

/**
 * Of the wanted puzzles that were not tried yet, the one nearest to the person's strength, at their level or the next.
 * When all were tried, the missed ones come again, then all of them, starting from the one on the screen.
 */
export function nextOf(
  rows: readonly PuzzleRow[],
  wanted: PuzzleFilter,
  solver: Solver,
  now: number,
): number | undefined {
  const numbers = wantedOf(rows, wanted).filter((number) => number !== now);
  const distance = (number: number): number => Math.abs(rows[number - 1]!.rating - solver.rating.rating);
  const fresh = numbers.filter((number) => !(number in solver.tried));
  const turn = SPREAD[Object.keys(solver.tried).length % SPREAD.length]!;
  const level = Math.min(5, Math.max(1, levelOf(rows, solver.rating.rating) + turn));
  const beside = fresh.filter((number) => rows[number - 1]!.level === level);
  const from = beside.length ? beside : fresh;
  if (from.length) return from.reduce((best, number) => (distance(number) < distance(best) ? number : best));
  const missed = numbers.filter((number) => !solver.tried[number]);
  const again = missed.length ? missed : numbers;
  return again.find((number) => number > now) ?? again[0];
}
