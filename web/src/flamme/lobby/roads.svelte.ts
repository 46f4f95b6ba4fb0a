/** Every road that can be chosen. */
import { stages } from '../road/stages.svelte';
import { knownRoad, roadOf, type Road } from './road';

export class RoadList {
  readonly all = $derived<readonly Road[]>(stages.all.map(knownRoad));

  load(): Promise<void> {
    return stages.load();
  }

  /** The road of a table's settings. */
  of(stage: string): Road {
    return roadOf(stage, this.all);
  }
}

export const roads = new RoadList();
