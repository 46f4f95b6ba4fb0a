/** What a tour is called. */
import { STAGE_RACES } from '@/homas/lobby/races';
import { t } from '@/words/index.svelte';
import { PRESETS } from '@/flamme/tour/presets';

const NAMED = new Set<string>([...Object.keys(PRESETS), ...STAGE_RACES]);

/** The name of a preset or of a stage race; a calendar of one's own has none. */
export const titleOf = (calendar: string): string => t(NAMED.has(calendar) ? `tour-preset-${calendar}` : 'tour-own');
