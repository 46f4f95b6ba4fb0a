/** What this device knows about somebody who solves puzzles of a game; nobody else knows it. */
import { recalled, remember } from '@/device/storage';
import { GAMES } from '@/table/games';
import type { GameId } from '@/table/table.svelte';
import { BEGINNER, rated, type Rating } from './rating';

export interface Solver {
  readonly rating: Rating;
  /** By number: whether the first answer was right. */
  readonly tried: Readonly<Record<string, boolean>>;
  /** How many were right one after the other, now and at most. */
  readonly streak: number;
  readonly longest: number;
}

export const NEW: Solver = { rating: BEGINNER, tried: {}, streak: 0, longest: 0 };

/** The first game with puzzles is kept where it was before there were others. */
const nameOf = (game: GameId): string =>
  game === GAMES.find(({ puzzle }) => puzzle)?.id ? 'puzzles' : `puzzles-${game}`;

export const solverKept = (game: GameId): Solver => ({ ...NEW, ...recalled<Partial<Solver>>(nameOf(game)) });

export const keepSolver = (game: GameId, solver: Solver): void => remember(nameOf(game), solver);

/** After an answer; only the first one to a puzzle counts. */
export function after(solver: Solver, puzzle: { number: number; rating: number }, right: boolean): Solver {
  if (puzzle.number in solver.tried) return solver;
  const streak = right ? solver.streak + 1 : 0;
  return {
    rating: rated(solver.rating, puzzle.rating, right),
    tried: { ...solver.tried, [puzzle.number]: right },
    streak,
    longest: Math.max(streak, solver.longest),
  };
}

export const solvedOf = ({ tried }: Solver): number => Object.values(tried).filter(Boolean).length;
