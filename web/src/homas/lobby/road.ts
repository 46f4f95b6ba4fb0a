/** A road of Homas Tour Pro that somebody writes: as it is meant, and what speaks against it. */
import { Refused } from '@/net/api';
import { reason } from '@/parts/notices.svelte';
import { t } from '@/words/index.svelte';
import { isHandmade } from '../road/courses';
import { readRoad } from './made.svelte';
import type { RoadVerdict } from '@/lobby/verdict';

const HEAD = 'road:';
/** How many characters the server reads, without the first word, which may be left out. */
export const LONGEST_TEXT = 400 - HEAD.length;
/** What a refusal calls a piece in which nothing stands. */
const NOTHING = 'nothing';

/** As settings write it: without spaces, and with its first word even where that was left out. */
export function roadText(typed: string): string {
  const text = typed.replace(/\s+/g, '').replaceAll('−', '-');
  return isHandmade(text) ? text : `${HEAD}${text}`;
}

/** Which piece of a road is wrong: the refusal begins with it. What stands before the first semicolon is a stretch. */
function amiss(refusal: Refused, text: string): string {
  const piece = refusal.message.split(' ')[0]!;
  if (piece === NOTHING) return t('homas-road-bad-nothing');
  const kind = text
    .split(';')[0]!
    .slice(HEAD.length)
    .split(',')
    .some((each) => each.startsWith(piece))
    ? 'stretch'
    : 'word';
  return t(`homas-road-bad-${kind}`, { piece });
}

export async function judgeRoad(typed: string): Promise<RoadVerdict> {
  const text = roadText(typed);
  try {
    return { good: true, words: [t('homas-road-good', { n: (await readRoad(text)).squares })] };
  } catch (error) {
    return {
      good: false,
      words: [error instanceof Refused && error.code === 'bad-road' ? amiss(error, text) : reason(error)],
    };
  }
}
