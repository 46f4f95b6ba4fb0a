/** What the games bring to a table: the colours of their seats, and who can be given one. */
import { COLOURS } from '@/frame/race/company';

export interface Game {
  readonly id: string;
  /** The seats, in order. */
  readonly colours: readonly string[];
  readonly bots: readonly string[];
  /** Teams that ride by rule. */
  readonly automatic: readonly string[];
  readonly usualBot: string;
  /** The road to begin with. */
  readonly first: string;
  /** Where its rules are. */
  readonly rules: string;
  /** Whether all seats are there from the beginning: whoever is not a team is neutral. */
  readonly full: boolean;
}

export const FLAMME: Game = {
  id: 'flamme',
  colours: COLOURS,
  bots: ['random', 'tempo'],
  automatic: ['muscle', 'peloton'],
  usualBot: 'tempo',
  first: 'base-2',
  rules: '/rules',
  full: false,
};
export const HOMAS: Game = {
  id: 'homas',
  colours: ['white', 'red', 'blue', 'green', 'black'],
  bots: ['random', 'domestique'],
  automatic: ['neutral'],
  usualBot: 'domestique',
  first: 'milan-san-remo',
  rules: '/rules#homas',
  full: true,
};
export const GAMES: readonly Game[] = [FLAMME, HOMAS];

/** The game of this name; settings and lists that name none are of the first. */
export const gameOf = (id: string | undefined): Game => GAMES.find((game) => game.id === id) ?? FLAMME;

/** The number that a team has in this game. */
export const numberIn = (game: Game, team: string): number => game.colours.indexOf(team) + 1;
