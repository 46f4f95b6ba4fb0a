/** Every road that can be chosen. */
import { api } from '@/net/api';
import { attempt } from '@/parts/notices.svelte';
import { knownRoad, roadOf, type Road } from './road';

export class Roads {
  all = $state.raw<readonly Road[]>([]);

  async load(): Promise<void> {
    this.all = (await attempt(api.stages))?.stages.map(knownRoad) ?? [];
  }

  /** The road of a table's settings. */
  of(stage: string): Road {
    return roadOf(stage, this.all);
  }
}
