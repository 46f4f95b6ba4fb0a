/** Which played cards to take back: no more than a total allows. */
import { readCard } from '../draw/cards/cards';
import type { RiderWire } from '@/net/protocol';
import { powersOf, valueOf } from './notes';

const LIMIT = 24;
/** One more for who took the token. */
const WITH_TOKEN = 25;

export const holdsToken = (rider: RiderWire): boolean => rider.tokens?.includes('refresh1') ?? false;

export const limitOf = (rider: RiderWire): number => (holdsToken(rider) ? WITH_TOKEN : LIMIT);

/** What may be taken back: played energy cards, never exhaustion. */
export const playedEnergy = (rider: RiderWire): readonly string[] =>
  (rider.played ?? []).filter((card) => !readCard(card).kind);

export const totalOf = (cards: readonly string[]): number => cards.reduce((sum, card) => sum + valueOf(card), 0);

/**
 * The greatest total within the limit, of as few and as high cards as can be; of like numbers those with powers.
 * Answers their places.
 */
export function best(cards: readonly string[], limit: number): number[] {
  const order = cards
    .map((_, n) => n)
    .sort((a, b) => valueOf(cards[b]!) - valueOf(cards[a]!) || powersOf(cards[b]!).length - powersOf(cards[a]!).length);
  const ways = new Map<number, number[]>([[0, []]]);
  for (const n of order)
    for (const [sum, taken] of [...ways]) {
      const total = sum + valueOf(cards[n]!);
      const known = ways.get(total);
      if (total <= limit && (!known || known.length > taken.length + 1)) ways.set(total, [...taken, n]);
    }
  return ways.get(Math.max(...ways.keys()))!.toSorted((a, b) => a - b);
}

/** As it is answered: in the order in which the server keeps them. */
export const answerOf = (cards: readonly string[], taken: readonly number[]): string =>
  cards.filter((_, n) => taken.includes(n)).join(',') || 'none';
