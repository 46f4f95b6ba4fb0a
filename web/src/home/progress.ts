/** The progress of a table in a list. */
import { gameOf } from '@/table/games';
import type { TableRow } from '@/net/bodies';
import { numbered } from '@/tour/numbers';
import { titleOf } from '@/tour/titles';
import { t } from '@/words/index.svelte';

/** In its race: before the start, in which round, or between two stages. */
export function roundOf({ status, round, game }: TableRow): string {
  if (status === 'racing') return t('home-round', { n: round, called: gameOf(game).round });
  return t(status === 'between' ? 'home-between' : 'home-before-start');
}

/** In its tour; nothing for a single race. */
export function dayOf({ game, tour, day = 0, days = 0 }: TableRow): string {
  if (!tour) return '';
  const { n, all } = numbered(gameOf(game), tour, Math.min(day + 1, days), days);
  return t('home-tour-stage', { tour: titleOf(gameOf(game).id, tour), n, all });
}

/** The race to continue: the one under way that was used last. */
export const unfinished = <Row extends { readonly table: TableRow }>(yours: readonly Row[]): Row | undefined =>
  yours.find(({ table }) => table.status === 'racing' || table.status === 'between');
