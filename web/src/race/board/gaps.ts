/** The gaps between packs in words, for strips too narrow to draw them. */
import type { Pack } from '../../road/packs';
import { t } from '../../words/index.svelte';

/** More than two do not fit beside a title. */
const TOLD = 2;

/** How far a pack is behind the first one, in squares. */
export const behind = (packs: readonly Pack[], pack: Pack): number => packs[0]!.from - pack.to;

/** As in “Chase +4 · Peloton +8”; nothing while all ride together. The peloton is told before the others. */
export function gapLine(packs: readonly Pack[]): string {
  const others = packs.slice(1);
  const told = [...others].sort((a, b) => Number(b.name === 'peloton') - Number(a.name === 'peloton')).slice(0, TOLD);
  return others.filter((pack) => told.includes(pack)).map((pack) => t('strip-gap', { pack: pack.name, gap: behind(packs, pack) })).join(' · ');
}
