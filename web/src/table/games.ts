/** The games that these pages have, which `games.ts` lists: the platform itself knows none. */
import type { GamePages, HouseGame } from './game';

export let GAMES!: readonly [HouseGame, ...HouseGame[]];
let plain: (id: string) => GamePages;
const others = new Map<string, GamePages>();

/** At the start, before anything else: the games with pages of their own, and what all others get. */
export const know = (games: typeof GAMES, another: typeof plain): void => void ([GAMES, plain] = [games, another]);

/** The game of this name; settings and lists that name none are of the first. */
export function gameOf(id: string | undefined): GamePages {
  const known = id ? (GAMES.find((game) => game.id === id) ?? others.get(id)) : GAMES[0];
  if (known) return known;
  others.set(id!, plain(id!));
  return others.get(id!)!;
}
