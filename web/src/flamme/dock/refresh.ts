/** Which played cards to take back: no more than a total allows. */
import { valueOf } from './notes';

export const totalOf = (cards: readonly string[]): number => cards.reduce((sum, card) => sum + valueOf(card), 0);

/** As it is answered: in the order in which the server keeps them. */
export const answerOf = (cards: readonly string[], taken: readonly number[]): string =>
  cards.filter((_, n) => taken.includes(n)).join(',') || 'none';
