/**
 * How strong somebody is at puzzles, by Glicko-2: a rating, how unsure it is, and how much it moves. Each puzzle that is
 * tried for the first time is a game against it.
 */
import rate from 'glicko2-lite';

export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

export const BEGINNER: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** How unsure the rating of a puzzle is: it comes from bots, not from people. */
const UNSURE = 100;

/** The rating after a puzzle of this rating was answered. */
export function rated({ rating, deviation, volatility }: Rating, puzzle: number, right: boolean): Rating {
  const after = rate(rating, deviation, volatility, [[puzzle, UNSURE, Number(right)]]);
  return { rating: after.rating, deviation: after.rd, volatility: after.vol };
}
