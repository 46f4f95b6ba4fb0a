/** Shouts: the server sends the latest one of each seat, and how many there were. */
import type { SeatState, Shout } from '@/net/protocol';

export type ShoutWord = Shout['word'];

/** The shouts that are always possible. */
export const CHEERS: readonly ShoutWord[] = ['allez', 'bravo', 'ouch', 'thanks', 'sorry', 'phew'];

export interface Heard {
  readonly seat: string;
  readonly word: ShoutWord;
  readonly number: number;
}

/** The shouts of others that are new, given how many each seat had made before. */
export const heardSince = (before: ReadonlyMap<string, number>, seats: readonly SeatState[]): Heard[] =>
  seats.flatMap(({ colour, you, shout = '', shouts = 0 }) =>
    !you && shouts > (before.get(colour) ?? 0) ? [{ seat: colour, word: shout as ShoutWord, number: shouts }] : [],
  );

export const countsOf = (seats: readonly SeatState[]): ReadonlyMap<string, number> =>
  new Map(seats.map(({ colour, shouts = 0 }) => [colour, shouts]));
