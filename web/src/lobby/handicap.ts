/** The handicap of a seat, where a game has one: how many cards more than usual tire its riders from the start. */
import type { Place } from './plan';

export const MOST = 5;

export function handicapOf({ extras }: Place): number {
  const { handicap } = extras;
  return typeof handicap === 'number' ? handicap : 0;
}

export function withHandicap(place: Place, cards: number): Place {
  const { handicap: _, ...others } = place.extras;
  return { ...place, extras: cards ? { ...others, handicap: cards } : others };
}
