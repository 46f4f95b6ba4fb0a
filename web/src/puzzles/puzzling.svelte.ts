/** Puzzles on this device: the one on the screen, its answer, and the next one. */
import { api } from '@/net/api';
import type { PuzzleRow, PuzzleState } from '@/net/bodies';
import { prefs } from '@/device/prefs.svelte';
import { attempt } from '@/parts/notices.svelte';
import type { GameId } from '@/table/table.svelte';
import { gameOfDay, puzzleOfDay } from './day';
import { after, keepSolver, NEW, solverKept, type Solver } from './kept';
import { ANY, nextOf, ratingAt, type PuzzleFilter } from './picking';

export class Puzzling {
  rows = $state.raw<readonly PuzzleRow[]>([]);
  puzzle = $state.raw<PuzzleState>();
  /** The answer to the puzzle on the screen. */
  answered = $state.raw<string | null>(null);
  wanted = $state.raw<PuzzleFilter>(ANY);
  solver = $state.raw<Solver>(NEW);
  /** The change of the rating by the last answer; 0 if it did not count. */
  change = $state.raw(0);

  readonly best = $derived(this.puzzle?.answers[0]?.answer);
  readonly right = $derived(this.answered !== null && this.answered === this.best);
  /** The puzzle of the day, if it is one of this game's. */
  readonly ofDay = $derived.by(() =>
    this.rows.length && gameOfDay(Date.now(), this.games) === this.game
      ? puzzleOfDay(Date.now(), this.rows.length, this.games.length)
      : undefined,
  );
  readonly next = $derived(nextOf(this.rows, this.wanted, this.solver, this.puzzle?.number ?? 0));

  constructor(
    readonly game: GameId,
    /** The games that have puzzles. */
    readonly games: readonly GameId[],
  ) {
    this.solver = solverKept(game);
  }

  async load(): Promise<void> {
    this.rows = (await attempt(() => api.puzzles(this.game)))?.puzzles ?? [];
    if (Object.keys(this.solver.tried).length) return;
    const rating = ratingAt(this.rows, prefs.level);
    this.solver = { ...this.solver, rating: { ...this.solver.rating, rating } };
  }

  /** Put this one on the screen; one that is there stays as it is. */
  async show(number: number): Promise<void> {
    if (number === this.puzzle?.number) return;
    const puzzle = await attempt(() => api.puzzle(this.game, number));
    if (!puzzle) return;
    [this.puzzle, this.answered, this.change] = [puzzle, null, 0];
  }

  /** One answer is all. */
  answer(answer: string): void {
    if (!this.puzzle || this.answered !== null) return;
    this.answered = answer;
    const before = this.solver;
    this.solver = after(before, this.puzzle, this.right);
    this.change = Math.round(this.solver.rating.rating) - Math.round(before.rating.rating);
    keepSolver(this.game, this.solver);
  }
}
