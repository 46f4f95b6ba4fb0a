/** The games that these pages have, which `games.ts` lists: the platform itself knows none. */
import type { GamePages } from './game';

export let GAMES!: readonly [GamePages, ...GamePages[]];

/** At the start, before anything else. */
export const know = (games: typeof GAMES): void => void (GAMES = games);

/** The game of this name; settings and lists that name none are of the first. */
export const gameOf = (id: string | undefined): GamePages => GAMES.find((game) => game.id === id) ?? GAMES[0];
