/** What speaks against a custom road, in words. */
import { api } from '@/net/api';
import type { FindingRow } from '@/net/bodies';
import { tilesIn } from '../road/stages.svelte';
import { reason } from '@/parts/notices.svelte';
import { TILES } from '../road/tiles';
import { maybe, t } from '@/words/index.svelte';
import { ownRoad } from './road';
import type { RoadVerdict } from '@/lobby/verdict';

/** What the page sees by itself before it asks: tiles that do not exist. */
export function atSight(text: string): FindingRow[] {
  const unknown = tilesIn(text).findIndex((tile) => !TILES[tile]);
  return unknown >= 0 ? [{ code: 'unknown-tile', severity: 'error', detail: `tile ${unknown + 1}` }] : [];
}

/** The tiles that a finding speaks of: it names them by their places. */
function named(finding: FindingRow, tiles: readonly string[]): { place: number; tile: string }[] {
  return [...finding.detail.matchAll(/tile (\d+)/g)].map(([, place]) => ({
    place: Number(place),
    tile: tiles[Number(place) - 1] ?? '',
  }));
}

function say(finding: FindingRow, tiles: readonly string[]): string {
  const [first, second] = named(finding, tiles);
  const args = {
    tile: first?.tile ?? '',
    place: first?.place ?? 0,
    other: second?.tile ?? '',
    otherPlace: second?.place ?? 0,
  };
  const id = finding.severity === 'warning' ? `${finding.code}-warning` : finding.code;
  return maybe(`lobby-road-${id}`, args) ?? finding.detail;
}

/** What the findings come to: a warning does not keep anybody from riding. */
export function verdict(findings: readonly FindingRow[], text: string): RoadVerdict {
  const tiles = tilesIn(text);
  const errors = findings.filter((finding) => finding.severity === 'error');
  const told = errors.length ? errors : findings;
  return { good: !errors.length, words: told.map((finding) => say(finding, tiles)) };
}

/** The verdict on a row of tiles: what the page sees by itself, else what the server finds. */
export async function judgeTiles(text: string): Promise<RoadVerdict> {
  const seen = atSight(text);
  try {
    const { good, words } = verdict(seen.length ? seen : (await api.check('flamme', text)).findings, text);
    return { good, words: words.length ? words : [t('lobby-road-good', { n: ownRoad(text).squares })] };
  } catch (error) {
    return { good: false, words: [reason(error)] };
  }
}
