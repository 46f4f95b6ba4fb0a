/** Who can be given a seat without a person: bots and automatic teams, as their game offers them. */
import type { GamePages } from '@/table/game';
import { offerOf } from '@/table/offers.svelte';
import { inWords, t } from '@/words/index.svelte';
import type { Choice } from './plan';

export interface Rider {
  readonly choice: Choice;
  readonly called: string;
  readonly about: string;
  /** From 1 to 3; an automatic team has none. */
  readonly level: number;
}

export const botsOf = (game: GamePages): Rider[] =>
  offerOf(game.id).bots.map(({ name, called, about, level }) => ({
    choice: { kind: 'bot', name },
    called: inWords(called),
    about: t('lobby-bot-about', { about: inWords(about) }),
    level,
  }));

export const automaticOf = (game: GamePages): Rider[] =>
  offerOf(game.id).automatic.map(({ name, called, about }) => ({
    choice: { kind: 'automatic', name },
    called: inWords(called),
    about: inWords(about),
    level: 0,
  }));

export const ridersOf = (game: GamePages): Rider[] => [...botsOf(game), ...automaticOf(game)];

/** The bot that people ride against unless they choose another. */
export const usualBotOf = (game: GamePages) => ({ kind: 'bot', name: offerOf(game.id).stand_in }) as const;

/** The first of the automatic teams. */
export const usualAutomaticOf = (game: GamePages) =>
  ({ kind: 'automatic', name: offerOf(game.id).automatic[0]!.name }) as const;
