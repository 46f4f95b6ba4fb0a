/** What a tour is called. */
import { tourNamed } from '@/table/offers.svelte';
import type { GameId } from '@/table/table.svelte';
import { inWords, t } from '@/words/index.svelte';

/** The name of a tour that has one; a calendar that somebody made has none. */
export function titleOf(game: GameId, tour: string): string {
  const named = tourNamed(game, tour);
  return named ? inWords(named.called) : t('tour-own');
}
