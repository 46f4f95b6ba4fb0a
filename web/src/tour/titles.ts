/** The names of tours. */
import { gameOf } from '@/table/games';
import { tourNamed } from '@/table/offers.svelte';
import type { GameId, Table } from '@/table/table.svelte';
import { numbered } from './numbers';
import { inWords, t } from '@/words/index.svelte';

/** The name of a tour that has one; a custom calendar has none. */
export function titleOf(game: GameId, tour: string): string {
  const named = tourNamed(game, tour);
  return named ? inWords(named.called) : t('tour-own');
}

/** The stage and the tour of this table; nothing for a single race. */
export function stageIn({ tour, state }: Pick<Table, 'tour' | 'state'>): string {
  if (!tour || !state?.stage) return '';
  const called = state.settings.tour ?? '';
  const { n, all } = numbered(gameOf(tour.game), called, state.stage, tour.days.length);
  return t('race-tour-stage', { n, all, tour: titleOf(tour.game, called) });
}
