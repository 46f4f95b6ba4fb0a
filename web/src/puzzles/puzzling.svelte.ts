/** Puzzles at this device: which one is on the screen, what was answered, and what comes next. */
import { api } from '@/net/api';
import type { PuzzleRow, PuzzleState } from '@/net/bodies';
import { prefs } from '@/device/prefs.svelte';
import { attempt } from '@/parts/notices.svelte';
import type { GameId } from '@/table/table.svelte';
import { puzzleOfDay } from './day';
import { after, keepSolver, solverKept } from './kept';
import { ANY, nextOf, ratingAt, type PuzzleFilter } from './picking';

export class Puzzling {
  rows = $state.raw<readonly PuzzleRow[]>([]);
  puzzle = $state.raw<PuzzleState>();
  /** What was answered to the puzzle on the screen. */
  answered = $state.raw<string | null>(null);
  wanted = $state.raw<PuzzleFilter>(ANY);
  solver = $state.raw(solverKept());
  /** How the rating was changed by the last answer; 0 where it did not count. */
  change = $state.raw(0);

  readonly best = $derived(this.puzzle?.answers[0]?.answer);
  readonly right = $derived(this.answered !== null && this.answered === this.best);
  readonly ofDay = $derived(this.rows.length ? puzzleOfDay(Date.now(), this.rows.length) : undefined);
  readonly next = $derived(nextOf(this.rows, this.wanted, this.solver, this.puzzle?.number ?? 0));

  constructor(readonly game: GameId) {}

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
    keepSolver(this.solver);
  }
}
