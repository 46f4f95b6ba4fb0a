/** The teams of this race and their names. */
import type { SeatState } from '@/net/protocol';
import type { HouseGame } from './game';
import { botName } from './offers.svelte';
import { t } from '@/words/index.svelte';

/** The name of a team without a player's name. */
export const teamName = (colour: string): string => t('team-of-colour', { colour });

/** Puts an argument of a sentence into words. */
export type Word = (value: never, company: Company) => string;

export abstract class Company {
  /** The game of the race. */
  abstract readonly game: HouseGame;
  /** The words for arguments of these names (docs/protocol/games.md); all others are used as they are. */
  abstract readonly words: Readonly<Record<string, Word>>;

  /** `you` is the team that is addressed as you, if there is one. */
  constructor(
    readonly seats: readonly SeatState[],
    readonly you: string | null,
  ) {}

  /** The number of this team. */
  abstract bib(team: string): number;
  /** As in Camille’s rouleur, or Red 21. */
  abstract rider(name: string): string;
  /** Several riders in a row. */
  abstract riders(names: readonly string[]): string;

  /** This team's name; two with the same name are numbered. */
  name(team: string): string {
    const seat = this.seats.find((each) => each.colour === team);
    const name = seat ? this.#plain(seat) : teamName(team);
    const twins = this.seats.filter((each) => this.#plain(each) === name);
    return twins.length > 1 ? `${name} ${this.bib(team)}` : name;
  }

  /** The same, but “You” for your own. */
  called(team: string): string {
    return team === this.you ? t('you') : this.name(team);
  }

  #plain(seat: SeatState): string {
    if (givenName(seat)) return givenName(seat);
    return seat.bot ? botName(this.game.id, seat.bot) : teamName(seat.colour);
  }
}

/** The name that a person gave; a person without one is stored as “You”, which is true for nobody else. */
export const givenName = ({ name = '' }: SeatState): string => (name === t('you') ? '' : name);

/** The person whom a record addresses: the one who rode without a name. */
export const youIn = (seats: readonly SeatState[]): string | null =>
  seats.find(({ name }) => name === t('you'))?.colour ?? null;

/** French elides: d’Anna, but de Camille. */
export const startOf = (name: string): string => (/^[aeiouyhàâäéèêëîïôöùûüœæ]/i.test(name) ? 'vowel' : 'consonant');
