/** The names of the lines of a result. */
import { t } from '@/words/index.svelte';

const NUMBERED = /^(.+)-(\d+)$/;

/** A line's name in words: of several of a kind each has a number. */
export function titleOfLine(name: string): string {
  const [, kind = name, n = ''] = NUMBERED.exec(name) ?? [];
  return t(`score-line-${kind}`, { n });
}
