/** The few words under a card: its worth here. */
import { readCard } from '../draw/cards/cards';
import type { LandingWire } from '@/net/protocol';
import { listed, t, type Args } from '@/words/index.svelte';

export interface Note {
  text: string;
  /** The same for narrow screens. */
  short: string;
  warn: boolean;
}

/** The number's part of the note. */
export const valueOf = (card: string): number => readCard(card).value;

/** The powers' part of it. */
export const powersOf = (card: string): readonly string[] => readCard(card).powers;

/** An exhaustion card. */
export const isTired = (card: string): boolean => readCard(card).kind === 'e';

/** The selector of a message about a card. */
export function cardArgs(card: string): Args {
  const powers = powersOf(card).map((power) => t(`power-${power}`));
  return {
    value: valueOf(card),
    kind: isTired(card) ? 'e' : powers.length ? 'power' : 'plain',
    powers: listed(powers),
  };
}

/** The note under this card; a square that may fill up first matters more than the road's effect. */
export function noteOf(card: string, landing: LandingWire | undefined): Note | null {
  if (!landing) return null;
  if (landing.crowded) return { text: t('race-note-blocked'), short: t('race-note-blocked-short'), warn: true };
  const { distance: squares } = landing;
  const text = t(squares === valueOf(card) ? 'race-note-squares' : 'race-note-counts', { squares });
  return { text, short: text, warn: false };
}
