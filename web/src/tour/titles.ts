/** What a tour is called. */
import { gameOf } from '@/table/games';
import { tourNamed } from '@/table/offers.svelte';
import type { GameId, Table } from '@/table/table.svelte';
import { numbered } from './numbers';
import { inWords, t } from '@/words/index.svelte';

/** The name of a tour that has one; a calendar that somebody made has none. */
export function titleOf(game: GameId, tour: string): string {
  const named = tourNamed(game, tour);
  return named ? inWords(named.called) : t('tour-own');
}

/** Which stage of which tour is ridden at this table; nothing where it is a single race. */
export function stageIn({ tour, state }: Pick<Table, 'tour' | 'state'>): string {
  if (!tour || !state?.stage) return '';
  const called = state.settings.tour ?? '';
  const { n, all } = numbered(gameOf(tour.game), called, state.stage, tour.days.length);
  return t('race-tour-stage', { n, all, tour: titleOf(tour.game, called) });
}
