/** Every road that can be chosen. */
import { api } from '../net/api';
import type { StageRow } from '../net/bodies';
import { attempt } from '../parts/notices.svelte';
import { TILES } from '../road/tiles';
import { knownRoad, roadOf, type Road } from './road';

/** Roundabouts and extended stages have rules of their own, which no table has yet. */
export const ridable = ({ tiles, special }: StageRow): boolean =>
  special !== 'extended' && tiles.every((tile) => TILES[tile]?.kind !== 'roundabout');

export class Roads {
  all = $state.raw<readonly Road[]>([]);

  async load(): Promise<void> {
    this.all = (await attempt(api.stages))?.stages.filter(ridable).map(knownRoad) ?? [];
  }

  /** The road of a table's settings. */
  of(stage: string): Road {
    return roadOf(stage, this.all);
  }
}
