/** Why a race cannot begin as it is planned; the server would refuse it, the page says so before. */
import { t } from '../words/index.svelte';
import { isTrial } from './formats';
import type { Place } from './plan';
import type { Road } from './road';

/** The first thing that stands in the way, in words; nothing if the race can begin. */
export function problem(places: readonly Place[], road: Road, rules: readonly string[]): string | undefined {
  if (places.every((place) => place.kind === 'automatic')) return t('lobby-problem-automatic');
  if (places.filter((place) => place.kind === 'automatic' && place.name === 'peloton').length > 1) return t('lobby-problem-pelotons');
  if (isTrial(rules)) return places.some((place) => place.kind === 'automatic') ? t('lobby-problem-trial') : undefined;
  if (road.grid < 2 * places.length) return t('lobby-problem-grid', { riders: 2 * places.length, grid: road.grid });
  return undefined;
}
