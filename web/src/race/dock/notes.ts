/** The few words under a card: what it is worth here. */
import type { LandingWire } from '../../net/protocol';
import { t } from '../../words/index.svelte';

export interface Note {
  text: string;
  /** The same for narrow screens. */
  short: string;
  warn: boolean;
}

/** What the number on a card says. */
export const valueOf = (card: string): number => parseInt(card, 10);

/** What to write under this card; a square that others may fill first matters more than what the road does. */
export function noteOf(card: string, landing: LandingWire | undefined): Note | null {
  if (!landing) return null;
  if (landing.crowded) return { text: t('race-note-blocked'), short: t('race-note-blocked-short'), warn: true };
  const { distance: squares } = landing;
  const text = t(squares === valueOf(card) ? 'race-note-squares' : 'race-note-counts', { squares });
  return { text, short: text, warn: false };
}
