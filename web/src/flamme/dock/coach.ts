/** The coach: for people who ride without other people, what may come of each card. */
import type { SeatState } from '@/net/protocol';
import { t } from '@/words/index.svelte';

export const CHANCES = ['exhausted', 'sheltered', 'blocked'] as const;

/** In percent. */
export type Chances = Readonly<Record<(typeof CHANCES)[number], number>>;

/** Whether nobody else rides here, on this screen or elsewhere. */
export function isAlone(seats: readonly SeatState[]): boolean {
  const people = seats.filter((seat) => seat.kind === 'person');
  return people.length === 1 && people[0]!.you === true;
}

/** The chances as they are read aloud. */
export const spoken = (chances: Chances): string =>
  CHANCES.map((name) => `${t(`race-coach-${name}`)} ${t('race-coach-percent', { percent: chances[name] })}`).join(', ');
