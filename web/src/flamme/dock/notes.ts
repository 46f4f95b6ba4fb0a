/** The few words under a card: what it is worth here. */
import { readCard } from '../draw/cards/cards';
import type { LandingWire } from '@/net/protocol';
import { listed, t, type Args } from '@/words/index.svelte';

export interface Note {
  text: string;
  /** The same for narrow screens. */
  short: string;
  warn: boolean;
}

/** What the number on a card says. */
export const valueOf = (card: string): number => readCard(card).value;

/** What it can do besides. */
export const powersOf = (card: string): readonly string[] => readCard(card).powers;

/** An exhaustion card. */
export const isTired = (card: string): boolean => readCard(card).kind === 'e';

/** What a message about a card chooses by. */
export function cardArgs(card: string): Args {
  const powers = powersOf(card).map((power) => t(`power-${power}`));
  return {
    value: valueOf(card),
    kind: isTired(card) ? 'e' : powers.length ? 'power' : 'plain',
    powers: listed(powers),
  };
}

/** What to write under this card; a square that others may fill first matters more than what the road does. */
export function noteOf(card: string, landing: LandingWire | undefined): Note | null {
  if (!landing) return null;
  if (landing.crowded) return { text: t('race-note-blocked'), short: t('race-note-blocked-short'), warn: true };
  const { distance: squares } = landing;
  const text = t(squares === valueOf(card) ? 'race-note-squares' : 'race-note-counts', { squares });
  return { text, short: text, warn: false };
}
