/** The riders of Flamme Rouge: each is its team's rouleur or sprinteur. */
import { specialistName, cardWord } from '../draw/cards/words';
import { clockText } from '@/frame/race/clock';
import type { RiderWire, SeatState } from '@/net/protocol';
import { Company, givenName, startOf, type Word } from '@/table/company';
import { numberIn } from '@/table/game';
import { listed, t } from '@/words/index.svelte';
import { FLAMME } from '../game';

/** The number on a team's jersey. */
export const bibOf = (team: string): number => numberIn(FLAMME, team);

/** The weather, the names of its first and last square, and what is to go from each. */
type Run = readonly [string, string, string, number, number];

const rider: Word = (name: string, company) => company.rider(name);
const riders: Word = (names: readonly string[], company) => company.riders(names);

const WORDS: Readonly<Record<string, Word>> = {
  rider,
  leader: rider,
  riders,
  ahead: riders,
  blockers: riders,
  seats: (teams: readonly string[], company) => listed(teams.map((team) => company.name(team))),
  specialist: specialistName,
  time: (seconds: number) => clockText(seconds),
  card: (card: string) => cardWord(card),
  cards: (cards: readonly string[]) => listed(cards.map(cardWord)),
  weather: (runs: readonly Run[]) =>
    listed(runs.map(([weather, , , first, last]) => t('weather-run.to-go', { weather, first, last }))),
};

/** A rider by its name: its team and its type. */
export type NamedRider = Pick<RiderWire, 'name' | 'team' | 'type'>;

/** Riders by name: only the server knows how a name is composed. */
export const byName = <R extends NamedRider>(riders: readonly R[]): ReadonlyMap<string, R> =>
  new Map(riders.map((each) => [each.name, each]));

/** A team's rouleur or sprinteur. */
export const riderOf = <R extends NamedRider>(riders: readonly R[], team: string, type: string): R | undefined =>
  riders.find((each) => each.team === team && each.type === type);

export class FlammeCompany extends Company {
  override readonly game = FLAMME;
  override readonly words = WORDS;
  readonly #riders: ReadonlyMap<string, NamedRider>;

  constructor(seats: readonly SeatState[], you: string | null, riders: readonly NamedRider[]) {
    super(seats, you);
    this.#riders = byName(riders);
  }

  override bib(team: string): number {
    return bibOf(team);
  }

  /** As in Camille’s rouleur, your sprinteur. */
  override rider(name: string): string {
    const { team, type } = this.#riders.get(name)!;
    if (this.#nameless(team)) return t('rider-of-colour', { colour: team, type });
    return t('rider', {
      team: this.name(team),
      type,
      own: team === this.you ? 'yes' : 'no',
      start: startOf(this.name(team)),
    });
  }

  /** Several riders in a row; both of one team in one word. */
  override riders(names: readonly string[]): string {
    const teams = names.map((name) => this.#riders.get(name)!.team);
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

  /** A team without a known player is called by its colour. */
  #nameless(team: string): boolean {
    const seat = this.seats.find((each) => each.colour === team);
    return team !== this.you && !(seat && givenName(seat)) && !seat?.bot;
  }
}
