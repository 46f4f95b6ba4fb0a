/** What the log calls a round and its parts. */
import { t } from '@/words/index.svelte';

/** A round's heading. */
export const headed = (round: number): string => t('race-log-round', { round });

/** The heading of a part of it; a race opens with the draft, the weather or on the grid, before any phase is called. */
export const sectionIn =
  (rules: readonly string[]) =>
  (phase: string): string => {
    const opening = ['specialists', 'weather'].find((rule) => rules.includes(rule)) ?? 'placement';
    return t(`race-log-${phase || (opening === 'specialists' ? 'draft' : opening)}`);
  };
