/** What the log calls a turn and its parts. */
import { t } from '@/words/index.svelte';

export const headed = (round: number): string => t('homas-log-turn', { round });

/** Before any phase is called a race is about the weather. */
export const section = (phase: string): string => t(`homas-log-${phase || 'weather'}`);
