/** People's names, counted in characters as readers see them. The server has the last word. */
import { t } from '@/words/index.svelte';
import { offers } from './offers.svelte';

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/u;
/** Code points that join letters or emoji, and the tags of regional flags. */
const JOINING = /\u200C|\u200D|[\u{E0020}-\u{E007F}]/gu;

export const charactersIn = (name: string): number => [...segmenter.segment(name)].length;

/** Why a person cannot have this name, in words; nothing if the name is good, or empty. */
export function troubleWith(name: string): string {
  const trimmed = name.trim();
  const count = charactersIn(trimmed);
  const longest = offers.limits.longest_name;
  if (count > longest) return t('name-too-long', { count, longest });
  if (trimmed && (!SEEN.test(trimmed) || UNSEEN.test(trimmed.replace(JOINING, '')))) return t('refused-name-unseen');
  return '';
}
