/** The puzzle of the day: the same for everybody, until midnight in Greenwich. */

const DAY = 24 * 60 * 60 * 1000;
/** A prime: all puzzles have their day before one comes again. */
const STEP = 379;

/** The game that has it: they take turns. */
export const gameOfDay = <G>(now: number, games: readonly G[]): G => games[Math.floor(now / DAY) % games.length]!;

/** Its number among the puzzles of that game, from 1 on, where this number of games take turns. */
export const puzzleOfDay = (now: number, puzzles: number, games: number): number =>
  ((Math.floor(now / DAY / games) * STEP) % puzzles) + 1;
