/** Which puzzle an address means: one of a game by its number, any of a game, the one of the `day`, or any. */
import type { GameId } from '@/table/table.svelte';
import { gameOfDay } from './day';

export interface Which {
  readonly game: GameId;
  /** 0: one at the person's level. */
  readonly number: number;
  readonly ofDay: boolean;
}

export const addressOf = (game: GameId, number: number): string => `/puzzles/${game}-${number}`;

/** A number without a game is of the first one: so it was while only one had puzzles. */
export function whichOf(text: string, games: readonly GameId[], now: number): Which {
  if (text === 'day') return { game: gameOfDay(now, games), number: 0, ofDay: true };
  const game = games.find((each) => text === each || text.startsWith(`${each}-`)) ?? games[0]!;
  return { game, number: Number(/\d+$/.exec(text)?.[0] ?? 0), ofDay: false };
}
