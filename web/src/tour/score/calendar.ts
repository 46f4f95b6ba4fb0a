/** A calendar made of the numbers on stage cards. */
import { t } from '@/words/index.svelte';

const REST = 'rest';
const CARD = 'card-';

/** Whether only the number of its card is known of this stage: it has no road here. */
export const isCard = (stage: string): boolean => stage.startsWith(CARD);

/** The name of such a stage; empty for any other. */
export const cardName = (stage: string): string =>
  isCard(stage) ? t('score-card', { n: stage.slice(CARD.length) }) : '';

/** The calendar as the server reads it. */
export const cardDays = (days: readonly string[]): string =>
  days.map((day) => (day === REST ? REST : CARD + day)).join(' ');

/** The same in words. */
export const listedDays = (days: readonly string[]): string =>
  days.map((day) => (day === REST ? t('score-rest') : day)).join(' · ');

/** The days with one more card, or without it and a rest day that no longer follows a stage. */
export function toggled(days: readonly string[], card: string): readonly string[] {
  if (!days.includes(card)) return [...days, card];
  return days.filter((day) => day !== card).filter((day, n, all) => day !== REST || (n > 0 && all[n - 1] !== REST));
}
