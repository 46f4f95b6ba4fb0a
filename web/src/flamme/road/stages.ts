/** What a stage is called, and the road behind what a table says it rides. */
import type { StageRow } from '@/net/bodies';
import { t } from '@/words/index.svelte';

const PIECE = /[0-9]B|[^\s,]/g;

/** Tiles from `a b c`, `a, b, c` or `abc`; a B right after a digit means the digit's dark side. */
export const tilesIn = (text: string): string[] => text.match(PIECE) ?? [];

/** A stage's name without what the page says in other ways: its number in a series, what it needs. */
export function stageName(row: Pick<StageRow, 'name' | 'set'>): string {
  const number = /\d+$/.exec(row.name)?.[0];
  if (row.set === 'peloton' && number) return t('home-stage-peloton', { number });
  if (row.set === 'grand_tour' && number) return t('home-stage-grand-tour', { number });
  return row.name
    .replace(/^\d+\. /, '')
    .replace(/ \(.*\)$/, '')
    .replaceAll(' - ', ' – ')
    .replaceAll("'", '’');
}

/** Whether settings name tiles, not a known stage. */
export const isOwn = (stage: string): boolean => stage.includes(' ');

/**
 * What the `stage` of a table's settings is: a row of tiles, or a known stage, which is nothing yet until it is known.
 */
export function titled(stage: string, rows: readonly StageRow[]): { name: string; tiles: readonly string[] } {
  if (isOwn(stage)) return { name: t('home-own-road'), tiles: tilesIn(stage) };
  const row = rows.find((each) => each.id === stage);
  return { name: row ? stageName(row) : '', tiles: row?.tiles ?? [] };
}
