/** Which puzzle comes next. */
import type { PuzzleRow } from '@/net/bodies';
import type { Solver } from './kept';

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

/**
 * Of those that are wanted and were not tried yet, the one nearest to the person's strength. When all were tried, those
 * that were missed come again, then all of them, from the one on the screen on.
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
  if (fresh.length) return fresh.reduce((best, number) => (distance(number) < distance(best) ? number : best));
  const missed = numbers.filter((number) => !solver.tried[number]);
  const again = missed.length ? missed : numbers;
  return again.find((number) => number > now) ?? again[0];
}
