/** A sentence that is still to be said. */
import type { Args } from '@/words/index.svelte';

export interface Sentence {
  id: string;
  args: Args;
}
