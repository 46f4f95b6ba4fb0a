/** The coach: the prospects of each card, for people who ride without other people. */
import type { SeatState } from '@/net/protocol';
import { t } from '@/words/index.svelte';

export const CHANCES = ['win', 'exhausted', 'sheltered', 'blocked'] as const;

/** In percent; the win chance only where it is known. */
export type Chances = Readonly<Partial<Record<(typeof CHANCES)[number], number>>>;

/** A card that costs this many points of win chance is a costly one. */
const MUCH = 5;

export interface Doubt {
  readonly better: string;
  readonly points: number;
}

/** The card that is much better than this one, if there is one. */
export function doubtOf(card: string, chances: Readonly<Record<string, Chances>>): Doubt | null {
  const win = (each: string): number => chances[each]?.win ?? 0;
  const better = Object.keys(chances).reduce((one, other) => (win(other) > win(one) ? other : one), card);
  const points = win(better) - win(card);
  return points >= MUCH ? { better, points } : null;
}

/** Whether nobody else rides here, on this screen or elsewhere. */
export function isAlone(seats: readonly SeatState[]): boolean {
  const people = seats.filter((seat) => seat.kind === 'person');
  return people.length === 1 && people[0]!.you === true;
}

/** The chances that are known. */
export const known = (chances: Chances): (typeof CHANCES)[number][] =>
  CHANCES.filter((name) => chances[name] !== undefined);

/** The chances as they are read aloud. */
export const spoken = (chances: Chances): string =>
  known(chances)
    .map((name) => `${t(`race-coach-${name}`)} ${t('race-coach-percent', { percent: chances[name]! })}`)
    .join(', ');
