/** What a tour is called. */
import { maybe, t } from '@/words/index.svelte';

/** The name of a tour that has one; a calendar that somebody made has none. */
export const titleOf = (tour: string): string => maybe(`tour-preset-${tour}`) ?? t('tour-own');
