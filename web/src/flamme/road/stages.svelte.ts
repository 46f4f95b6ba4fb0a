/** The stages of the server once they are loaded, and the names of roads. */
import { cardName } from '@/tour/score/calendar';
import { api } from '@/net/api';
import type { StageRow } from '@/net/bodies';
import { t } from '@/words/index.svelte';

const PIECE = /[0-9]B|[^\s,]/g;

/** Tiles from `a b c`, `a, b, c` or `abc`; a B right after a digit means the digit's dark side. */
export const tilesIn = (text: string): string[] => text.match(PIECE) ?? [];

/** The short road on which somebody new is guided. */
export const GUIDED = 'a c b d u';

/** Whether settings name tiles, not a known stage. */
export const isOwn = (stage: string): boolean => stage.includes(' ');

/** The `stage` of a table's settings: a row of tiles, or a known stage, which is undefined until it has loaded. */
export function titled(stage: string, rows: readonly StageRow[]): { name: string; tiles: readonly string[] } {
  if (isOwn(stage)) return { name: t(stage === GUIDED ? 'home-guided-road' : 'home-own-road'), tiles: tilesIn(stage) };
  const row = rows.find((each) => each.id === stage);
  return { name: row?.name ?? cardName(stage), tiles: row?.tiles ?? [] };
}

class Stages {
  all = $state.raw<readonly StageRow[]>([]);

  async load(): Promise<void> {
    this.all = (await api.roads('flamme')).roads;
  }
}

export const stages = new Stages();
