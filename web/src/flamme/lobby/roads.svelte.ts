/** Every road that can be chosen. */
import { api } from '@/net/api';
import { knownRoad, roadOf, type Road } from './road';

export class Roads {
  all = $state.raw<readonly Road[]>([]);

  async load(): Promise<void> {
    this.all = (await api.stages()).stages.map(knownRoad);
  }

  /** The road of a table's settings. */
  of(stage: string): Road {
    return roadOf(stage, this.all);
  }
}

export const roads = new Roads();
