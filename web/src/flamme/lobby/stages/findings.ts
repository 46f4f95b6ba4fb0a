/** Problems of a custom road, in words. */
import { api } from '@/net/api';
import type { FindingRow } from '@/net/bodies';
import { reason } from '@/parts/notices.svelte';
import { maybe, t } from '@/words/index.svelte';
import { ownRoad } from '../road';
import type { RoadVerdict } from '@/lobby/verdict';

function said({ code, severity, detail, about }: FindingRow): string {
  const id = severity === 'warning' ? `${code}-warning` : code;
  return maybe(`lobby-road-${id}`, about) ?? detail;
}

/** The verdict on the findings: a warning does not keep anybody from riding. */
export function verdict(findings: readonly FindingRow[]): RoadVerdict {
  const errors = findings.filter((finding) => finding.severity === 'error');
  const told = errors.length ? errors : findings;
  return { good: !errors.length, words: told.map(said) };
}

/** The server's findings about a row of tiles. */
export async function judgeTiles(text: string): Promise<RoadVerdict> {
  try {
    const { good, words } = verdict((await api.check('flamme', text)).findings);
    return { good, words: words.length ? words : [t('lobby-road-good', { n: ownRoad(text).squares })] };
  } catch (error) {
    return { good: false, words: [reason(error)] };
  }
}
