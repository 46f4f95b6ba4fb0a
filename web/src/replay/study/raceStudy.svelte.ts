/** A study on its way: one that takes seconds, and a better one while the first is looked at. */
import { api } from '@/net/api';
import type { JobState, Studied } from '@/net/bodies';
import { attempt } from '@/parts/notices.svelte';

export class RaceStudy {
  study = $state.raw<Studied | null>(null);
  /** How far the server is with the next one. */
  job = $state.raw<JobState | null>(null);
  #wait = $state.raw<AbortController | null>(null);
  #refining: Promise<void> | null = null;
  readonly busy = $derived(this.#wait !== null);
  readonly whole = $derived(this.study?.effort === 'full');

  /** `came` hears of every study. */
  constructor(
    readonly record: string,
    readonly came: (study: Studied) => void,
  ) {}

  /** The first study; one that is here already is enough. */
  async begin(): Promise<void> {
    if (!this.study) await this.#ask('first');
  }

  /** The full study, once it is here or was stopped. */
  refine(): Promise<void> {
    if (this.whole) return Promise.resolve();
    return (this.#refining ??= this.#ask('full').finally(() => (this.#refining = null)));
  }

  /** What was found stays. */
  stop(): void {
    this.#wait?.abort();
    this.#wait = null;
  }

  async #ask(effort: 'first' | 'full'): Promise<void> {
    this.stop();
    const wait = (this.#wait = new AbortController());
    this.job = null;
    const found = await attempt(() => api.study(this.record, effort, (told) => (this.job = told), wait.signal));
    if (this.#wait !== wait) return;
    this.#wait = null;
    if (!found) return;
    this.study = found;
    this.came(found);
  }
}
