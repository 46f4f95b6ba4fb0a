/** The options for a seat without a person: bots and automatic teams, as their game offers them. */
import type { BotRow, PortraitRow } from '@/net/bodies';
import { prefs } from '@/device/prefs.svelte';
import type { GamePages } from '@/table/game';
import { offerOf, rivalsOf } from '@/table/offers.svelte';
import { inWords, t } from '@/words/index.svelte';
import type { Choice, PlannedSeat } from '@/table/plan';

export interface Rider {
  readonly choice: Choice;
  readonly called: string;
  readonly about: string;
  /** From 1 to 5; an automatic team has none. */
  readonly level: number;
  readonly portrait?: PortraitRow | null;
}

const rider = ({ name, called, about, level, portrait }: BotRow): Rider => ({
  choice: { kind: 'bot', name },
  called: inWords(called),
  about: t('lobby-bot-about', { about: inWords(about) }),
  level,
  portrait,
});

/** Every bot; people at each of their levels. */
export const everyBotOf = (game: GamePages): Rider[] => offerOf(game.id).bots.map(rider);

/** The bots to choose from: characters at the preferred level, then other bots. */
export function botsOf(game: GamePages): Rider[] {
  const offer = offerOf(game.id);
  const people = rivalsOf(offer, prefs.level).filter(({ character }) => character);
  return [...people, ...offer.bots.filter(({ character }) => !character)].map(rider);
}

/** Whether this game has characters, whose level can be chosen. */
export const hasPeople = (game: GamePages): boolean => offerOf(game.id).bots.some(({ character }) => character);

export const automaticOf = (game: GamePages): Rider[] =>
  offerOf(game.id).automatic.map(({ name, called, about }) => ({
    choice: { kind: 'automatic', name },
    called: inWords(called),
    about: inWords(about),
    level: 0,
  }));

export const ridersOf = (game: GamePages): Rider[] => [...botsOf(game), ...automaticOf(game)];

/** The bot or the automatic team with this name, if there is one. */
export const riderNamed = (game: GamePages, { kind, name }: Pick<PlannedSeat, 'kind' | 'name'>): Rider | undefined =>
  [...everyBotOf(game), ...automaticOf(game)].find(({ choice }) => choice.kind === kind && choice.name === name);

/** The default opponent: a character at the preferred level, of those who ride least at this table. */
export function usualBotOf(game: GamePages, places: readonly Pick<PlannedSeat, 'kind' | 'name'>[] = []) {
  const rivals = rivalsOf(offerOf(game.id), prefs.level).map(({ name }) => name);
  const riding = (name: string): number => places.filter((place) => place.kind === 'bot' && place.name === name).length;
  const least = Math.min(...rivals.map(riding));
  return { kind: 'bot', name: rivals.find((name) => riding(name) === least)! } as const;
}

/** The first of the automatic teams. */
export const usualAutomaticOf = (game: GamePages) =>
  ({ kind: 'automatic', name: offerOf(game.id).automatic[0]!.name }) as const;
