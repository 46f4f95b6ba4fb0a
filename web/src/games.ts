/** The one list of games. */
import { FLAMME } from './flamme/game';
import { HOMAS } from './homas/game';
import type { GamePages } from './table/game';

export const GAMES: readonly [GamePages, ...GamePages[]] = [FLAMME, HOMAS];

/** The game of this name; settings and lists that name none are of the first. */
export const gameOf = (id: string | undefined): GamePages => GAMES.find((game) => game.id === id) ?? GAMES[0];
