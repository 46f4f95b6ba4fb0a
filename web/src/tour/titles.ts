/** What a tour is called. */
import { t } from '../words/index.svelte';
import { PRESETS } from './calendar';

/** The name of a preset; a calendar of one's own has none. */
export const titleOf = (calendar: string): string => t(calendar in PRESETS ? `tour-preset-${calendar}` : 'tour-own');
