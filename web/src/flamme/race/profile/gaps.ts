/** The gaps between packs in words, for profiles too narrow to draw them. */
import type { Pack } from '../../road/packs';
import { t } from '@/words/index.svelte';

/** More than two do not fit beside a title. */
const TOLD = 2;

/**
 * As in “Chase +4 · Peloton +8”; nothing while all ride together. The peloton is told before the others. `along` is
 * how far along the road a square lies.
 */
export function gapLine(packs: readonly Pack[], along: (square: number) => number): string {
  const behind = (pack: Pack): number => along(packs[0]!.from) - along(pack.to);
  const others = packs.slice(1);
  const told = [...others].sort((a, b) => Number(b.name === 'peloton') - Number(a.name === 'peloton')).slice(0, TOLD);
  return others
    .filter((pack) => told.includes(pack))
    .map((pack) => t('profile-gap', { pack: pack.name, gap: behind(pack) }))
    .join(' · ');
}
