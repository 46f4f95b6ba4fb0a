/** A custom road of Homas Tour Pro: its text, and its problems. */
import { api } from '@/net/api';
import type { FindingRow } from '@/net/bodies';
import { reason } from '@/parts/notices.svelte';
import { offers } from '@/table/offers.svelte';
import { maybe, t } from '@/words/index.svelte';
import { isHandmade } from '../road/courses';
import { readRoad } from './made.svelte';
import type { RoadVerdict } from '@/lobby/verdict';

const HEAD = 'road:';
/** How many characters the server reads, without the first word, which may be left out. */
export const longestText = (): number => offers.limits.longest_road - HEAD.length;

/** The form in settings: without spaces, and with its first word even if that was left out. */
export function roadText(typed: string): string {
  const text = typed.replace(/\s+/g, '').replaceAll('−', '-');
  return isHandmade(text) ? text : `${HEAD}${text}`;
}

const said = ({ code, detail, about }: FindingRow): string =>
  maybe(`homas-road-bad-${about.part}`, about) ?? maybe(`refused-${code}`) ?? detail;

export async function judgeRoad(typed: string): Promise<RoadVerdict> {
  const text = roadText(typed);
  try {
    const [wrong] = (await api.check('homas', text)).findings;
    if (wrong) return { good: false, words: [said(wrong)] };
    return { good: true, words: [t('homas-road-good', { n: (await readRoad(text)).squares })] };
  } catch (error) {
    return { good: false, words: [reason(error)] };
  }
}
