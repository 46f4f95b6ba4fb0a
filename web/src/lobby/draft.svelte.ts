/** A table that is not opened yet: it exists only in the page. */
import { teamName } from '@/table/company';
import type { Sitting } from '@/table/opening';
import type { Clock, Settings } from '@/net/protocol';
import { prefer, prefs } from '@/device/prefs.svelte';
import { GAMES } from '@/table/games';
import type { GamePages } from '@/table/game';
import { troubleWith } from '@/table/names';
import { offerOf } from '@/table/offers.svelte';
import { t } from '@/words/index.svelte';
import { HERE, made, timed, type Choice, type Extras, type PlannedSeat, type Plan } from '@/table/plan';
import { usualAutomaticOf, usualBotOf } from './riders';

/** How many bots ride at first. */
const RIVALS = 3;

/** A person here against bots; if all seats must be filled, the others are automatic. */
function usualPlaces(game: GamePages): PlannedSeat[] {
  const { colours, every_seat } = offerOf(game.id);
  const bots: PlannedSeat[] = [];
  while (bots.length < RIVALS) bots.push(made(usualBotOf(game, bots)));
  const rest = every_seat ? colours.slice(1 + RIVALS).map(() => made(usualAutomaticOf(game))) : [];
  return [{ ...made(HERE), name: prefs.name }, ...bots, ...rest];
}

export class Draft implements Plan {
  game = $state.raw<GamePages>(GAMES[0]);
  readonly #offer = $derived(offerOf(this.game.id));
  stage = $state.raw(offerOf(GAMES[0].id).first_road);
  tour = $state.raw('');
  rules = $state.raw<readonly string[]>([]);
  places = $state.raw<readonly PlannedSeat[]>(usualPlaces(GAMES[0]));
  clock = $state.raw<Clock | null>(null);
  readonly hosting = true;
  readonly settled = false;

  readonly settings = $derived<Settings>(timed(this.game.settings(this), this.clock));
  /** Assigns seats to people at this screen; people without a name are called by their team. */
  readonly people = $derived<readonly Sitting[]>(
    this.places.flatMap((place, n) =>
      place.kind === 'here' ? [{ seat: this.#offer.colours[n]!, name: place.name.trim() || this.#nameless(n) }] : [],
    ),
  );
  readonly free = $derived(this.places.filter((place) => place.kind === 'open').length);

  play = (game: GamePages): void => {
    if (game === this.game) return;
    this.game = game;
    [this.stage, this.tour, this.rules, this.places] = [this.#offer.first_road, '', [], usualPlaces(game)];
  };

  ride(stage: string): void {
    this.stage = stage;
  }

  travel(tour: string): void {
    this.tour = tour;
  }

  obey(rules: readonly string[]): void {
    this.rules = rules;
  }

  rule(name: string, on: boolean): void {
    this.rules = [...this.rules.filter((each) => each !== name), ...(on ? [name] : [])];
  }

  put(index: number, choice: Choice): void {
    this.places = this.places.with(index, made(choice, this.places[index]));
  }

  async call(index: number, name: string): Promise<string> {
    this.places = this.places.with(index, { ...this.places[index]!, name });
    // The first one at this screen is whose screen it is.
    const trouble = troubleWith(name);
    if (!trouble && this.places.findIndex((place) => place.kind === 'here') === index) prefer({ name: name.trim() });
    return trouble;
  }

  choose(index: number, extras: Extras): void {
    this.places = this.places.with(index, { ...this.places[index]!, extras });
  }

  time(clock: Clock | null): void {
    this.clock = clock;
  }

  add(choice: Choice): void {
    if (this.places.length < this.#offer.colours.length) this.places = [...this.places, made(choice)];
  }

  /** nobody sits anywhere yet, so any seat may go */
  remove = (index: number): (() => void) | undefined =>
    this.places.length > 1 && !this.#offer.every_seat
      ? () => (this.places = this.places.toSpliced(index, 1))
      : undefined;

  /** Alone you are simply you; among people with names a colour says more. */
  #nameless(index: number): string {
    const alone = this.places.filter((place) => place.kind === 'here' || place.kind === 'open').length === 1;
    return alone ? t('you') : teamName(this.#offer.colours[index]!);
  }
}
