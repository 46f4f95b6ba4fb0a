/** The games of these pages, which `games.ts` lists: the platform itself knows none. */
import type { GamePages, HouseGame } from './game';

export let GAMES!: readonly [HouseGame, ...HouseGame[]];
let plain: (id: string) => GamePages;
const others = new Map<string, GamePages>();

/** Called first of all: the games with pages of their own, and the record for all others. */
export const know = (games: typeof GAMES, another: typeof plain): void => void ([GAMES, plain] = [games, another]);

/** The game of this name; settings and lists without one belong to the first. */
export function gameOf(id: string | undefined): GamePages {
  const known = id ? (GAMES.find((game) => game.id === id) ?? others.get(id)) : GAMES[0];
  if (known) return known;
  others.set(id!, plain(id!));
  return others.get(id!)!;
}
