/**
 * The server's offers: its games with everything that can be chosen for a table of each, and the languages. They are
 * loaded once, before the first page is shown.
 */
import { api } from '@/net/api';
import type { BotRow, GameRow, Games, LanguageRow, PortraitRow, TourRow } from '@/net/bodies';
import { inWords } from '@/words/index.svelte';
import type { GameId } from './table.svelte';

class Offers {
  #told = $state.raw<Games>();

  get known(): boolean {
    return this.#told !== undefined;
  }

  get games(): readonly GameRow[] {
    return this.#told?.games ?? [];
  }

  get languages(): readonly LanguageRow[] {
    return this.#told?.languages ?? [];
  }

  /** The limits of names, custom roads and clocks. */
  get limits(): Omit<Games, 'games' | 'languages'> {
    if (!this.#told) throw new Error('the server has told nothing yet');
    return this.#told;
  }

  /** The fewest and the most stages of a tour, whatever the game. */
  get tourLengths(): readonly [number, number] {
    const lengths = this.games.filter(({ tours }) => tours.length).map((game) => game.tour_lengths);
    return [Math.min(...lengths.map(([least]) => least)), Math.max(...lengths.map(([, most]) => most))];
  }

  async load(): Promise<void> {
    this.take(await api.games());
  }

  take(told: Games): void {
    this.#told = told;
  }

  of(game: GameId): GameRow {
    const row = this.games.find(({ name }) => name === game);
    if (!row) throw new Error(`the server has told nothing of ${game}`);
    return row;
  }
}

export const offers = new Offers();

/** All that can be chosen for a table of this game. */
export const offerOf = (game: GameId): GameRow => offers.of(game);

/** The name of a bot or an automatic team; its id if the server no longer has it. */
export function botName(game: GameId, bot: string): string {
  const { bots, automatic, older } = offerOf(game);
  const called = [...bots, ...automatic].find(({ name }) => name === bot)?.called ?? older[bot];
  return called ? inWords(called) : bot;
}

/** The face of a bot with a character. */
export const portraitOf = (game: GameId, bot: string): PortraitRow | undefined =>
  offerOf(game).bots.find(({ name }) => name === bot)?.portrait ?? undefined;

/** For every character the bot nearest to this level, or all bots if there are no characters. */
export function rivalsOf({ bots }: Pick<GameRow, 'bots'>, level: number): BotRow[] {
  const people = bots.filter(({ character }) => character);
  const far = (bot: BotRow) => Math.abs(bot.level - level);
  const from = people.length ? people : bots;
  const nearest = Math.min(...from.map(far));
  return from.filter((bot) => far(bot) === nearest);
}

/** The tour of this name; nothing for a custom calendar. */
export const tourNamed = (game: GameId, tour: string): TourRow | undefined =>
  offerOf(game).tours.find(({ name }) => name === tour);

/** The calendar of a tour of this name; a calendar is its own. */
export const calendarOf = (game: GameId, tour: string): string => tourNamed(game, tour)?.calendar ?? tour;
