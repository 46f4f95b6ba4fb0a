/** A table that is not opened yet: all of it is here, in the page. */
import { teamName } from '../home/company';
import { FIRST_STAGE } from '../home/stages';
import type { Sitting } from '../home/opening';
import type { Settings } from '../net/protocol';
import { prefer, prefs } from '../parts/prefs.svelte';
import { COLOURS } from '../race/company';
import { t } from '../words/index.svelte';
import { HERE, made, MOST_SEATS, settingsOf, USUAL_BOT, type Choice, type Place, type Plan } from './plan';

export class Draft implements Plan {
  stage = $state.raw(FIRST_STAGE);
  tour = $state.raw('');
  rules = $state.raw<readonly string[]>([]);
  places = $state.raw<readonly Place[]>([{ ...made(HERE), name: prefs.name }, ...[1, 2, 3].map(() => made(USUAL_BOT))]);
  readonly hosting = true;
  readonly settled = false;

  readonly settings = $derived<Settings>(settingsOf(this.stage, this.rules, this.places, this.tour));
  /** Who takes which seat at this screen; who gave no name goes by the team's. */
  readonly people = $derived<readonly Sitting[]>(
    this.places.flatMap((place, n) => (place.kind === 'here' ? [{ seat: COLOURS[n]!, name: place.name.trim() || this.#nameless(n) }] : [])),
  );
  readonly free = $derived(this.places.filter((place) => place.kind === 'open').length);

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

  call(index: number, name: string): void {
    this.#change(index, { name });
    // The first one at this screen is whose screen it is.
    if (this.places.findIndex((place) => place.kind === 'here') === index) prefer({ name: name.trim() });
  }

  tire(index: number, handicap: number): void {
    this.#change(index, { handicap });
  }

  rest(): void {
    this.places = this.places.map((place) => ({ ...place, handicap: 0 }));
  }

  add(choice: Choice): void {
    if (this.places.length < MOST_SEATS) this.places = [...this.places, made(choice)];
  }

  /** Nobody sits anywhere yet, so any seat may go. */
  remove = (index: number): (() => void) | undefined =>
    this.places.length > 1 ? () => (this.places = this.places.toSpliced(index, 1)) : undefined;

  #change(index: number, change: Partial<Place>): void {
    this.places = this.places.with(index, { ...this.places[index]!, ...change });
  }

  /** Alone one is simply you; among people with names a colour says more. */
  #nameless(index: number): string {
    const alone = this.places.filter((place) => place.kind === 'here' || place.kind === 'open').length === 1;
    return alone ? t('you') : teamName(COLOURS[index]!);
  }
}
