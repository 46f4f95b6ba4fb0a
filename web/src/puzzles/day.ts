/** The puzzle of the day: the same for everybody, until midnight in Greenwich. */

const DAY = 24 * 60 * 60 * 1000;
/** A prime: all puzzles have their day before one comes again. */
const STEP = 379;

/** Its number, from 1 on. */
export const puzzleOfDay = (now: number, puzzles: number): number => ((Math.floor(now / DAY) * STEP) % puzzles) + 1;
