/** Who rides here, and how they are called. */
import type { SeatState } from '@/net/protocol';
import { listed, t } from '@/words/index.svelte';

export const COLOURS = ['blue', 'red', 'green', 'black', 'white', 'pink'] as const;

/** The number on a team's jersey. */
export const bibOf = (team: string): number => COLOURS.indexOf(team as (typeof COLOURS)[number]) + 1;

/** The name of a bot or of an automatic team. */
export const botName = (bot: string): string => t(`bot-${bot}`);

/** Puts an argument of a sentence into words. */
export type Word = (value: never, company: Company) => string;

export class Company {
  /** The game that they ride: each has words of its own for some things. */
  readonly game: string = 'flamme';
  /** What stands before the number of a rule in its address: each game has a book of its own. */
  readonly book: string = '';
  /** What this game's arguments put into a sentence, where that differs. */
  readonly words: Readonly<Record<string, Word>> = {};

  /** `you` is the team that is spoken to as you, if there is one. */
  constructor(
    readonly seats: readonly SeatState[],
    readonly you: string | null,
  ) {}

  /** What this team is called; two of one name are told apart by their numbers. */
  name(team: string): string {
    const seat = this.seats.find((each) => each.colour === team);
    const name = seat ? plainName(seat) : t('team-of-colour', { colour: team });
    const twins = this.seats.filter((each) => plainName(each) === name);
    return twins.length > 1 ? `${name} ${this.bib(team)}` : name;
  }

  /** The same, but “You” for one's own. */
  called(team: string): string {
    return team === this.you ? t('you') : this.name(team);
  }

  /** The number of this team. */
  bib(team: string): number {
    return bibOf(team);
  }

  /** As in Camille’s rouleur, your sprinteur. */
  rider(name: string): string {
    const [team = '', type = ''] = name.split('.');
    if (this.#nameless(team)) return t('rider-of-colour', { colour: team, type });
    return t('rider', {
      team: this.name(team),
      type,
      own: team === this.you ? 'yes' : 'no',
      start: startOf(this.name(team)),
    });
  }

  /** Several riders in a row; both of one team in one word. */
  riders(names: readonly string[]): string {
    const teams = names.map((name) => name.split('.')[0]!);
    const called = names.map((name, n) =>
      teams.filter((team) => team === teams[n]).length > 1 ? this.both(teams[n]!) : this.rider(name),
    );
    return listed([...new Set(called)]);
  }

  both(team: string): string {
    if (this.#nameless(team)) return t('both-riders-of-colour', { colour: team });
    return t('both-riders', {
      team: this.name(team),
      own: team === this.you ? 'yes' : 'no',
      start: startOf(this.name(team)),
    });
  }

  /** Nobody is known to ride for this team: it is called by its colour. */
  #nameless(team: string): boolean {
    const seat = this.seats.find((each) => each.colour === team);
    return team !== this.you && !seat?.name && !seat?.bot;
  }
}

function plainName(seat: SeatState): string {
  if (seat.name) return seat.name;
  return seat.bot ? botName(seat.bot) : t('team-of-colour', { colour: seat.colour });
}

/** French says d’Anna and de Camille. */
export const startOf = (name: string): string => (/^[aeiouyhàâäéèêëîïôöùûüœæ]/i.test(name) ? 'vowel' : 'consonant');
