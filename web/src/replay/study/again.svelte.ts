/** A person's mistakes as puzzles, one after the other. */
import type { GradedRow } from '@/net/bodies';

export class Again {
  #at = $state(0);
  /** The answer to the one on the screen. */
  answered = $state.raw<string | null>(null);
  #right = $state(0);

  readonly decision = $derived.by(() => this.decisions[this.#at]!);
  readonly right = $derived(this.answered === this.decision.best);

  constructor(readonly decisions: readonly GradedRow[]) {}

  get number(): number {
    return this.#at + 1;
  }

  get solved(): number {
    return this.#right;
  }

  get last(): boolean {
    return this.number === this.decisions.length;
  }

  /** One answer is all. */
  answer(answer: string): void {
    if (this.answered !== null) return;
    this.answered = answer;
    this.#right += Number(this.right);
  }

  next(): void {
    this.#at += 1;
    this.answered = null;
  }
}
