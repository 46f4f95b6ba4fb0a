/** An open table as a plan: the host's changes show at once and are sent after a short pause. */
import { teamName } from '@/table/company';
import type { Clock, Settings } from '@/net/protocol';
import { Withdrawn } from '@/net/connection';
import { attempt, notice, reason } from '@/parts/notices.svelte';
import { prefer, prefs } from '@/device/prefs.svelte';
import { gameOf } from '@/table/games';
import { offerOf } from '@/table/offers.svelte';
import { troubleWith } from '@/table/names';
import type { Table } from '@/table/table.svelte';
import {
  isFree,
  made,
  placesOf,
  timed,
  without,
  type Choice,
  type Extras,
  type PlannedSeat,
  type Plan,
} from '@/table/plan';

const REST = 250;

export class Hosting implements Plan {
  /** Local changes that the server has not confirmed yet. */
  #pending = $state.raw<Settings>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** By seat, why the name in its field was refused, or nothing: the race begins under the names that are shown. */
  readonly #named = new Map<number, Promise<string>>();

  readonly #state = $derived.by(() => this.table.state!);
  readonly #settings = $derived(this.#pending ?? this.#state.settings);
  readonly game = $derived(gameOf(this.#settings.game));
  readonly #offer = $derived(offerOf(this.game.id));
  readonly stage = $derived(this.#settings.stage ?? this.#offer.first_road);
  readonly tour = $derived(this.#settings.tour ?? '');
  readonly rules = $derived(this.#settings.rules ?? []);
  readonly clock = $derived(this.#settings.clock ?? null);
  readonly places = $derived<readonly PlannedSeat[]>(placesOf(this.#settings, this.#state, this.#offer.colours));
  readonly hosting = $derived(this.#state.host ?? false);
  readonly settled = $derived(this.#state.forked_round != null);
  readonly free = $derived(this.places.filter(isFree).length);

  constructor(private readonly table: Table) {}

  ride(stage: string): void {
    this.#set({ stage });
  }

  travel(tour: string): void {
    this.#set({ tour });
  }

  obey(rules: readonly string[]): void {
    this.#set({ rules });
  }

  rule(name: string, on: boolean): void {
    this.obey([...this.rules.filter((each) => each !== name), ...(on ? [name] : [])]);
  }

  put(index: number, choice: Choice): void {
    const before = this.places[index]!;
    if (before.kind === 'here' && choice.kind === 'open') return void this.stand(index);
    this.#set({ places: this.places.with(index, made(choice, before)) });
    if (choice.kind === 'here') void this.take(index);
  }

  call(index: number, name: string): Promise<string> {
    const trouble = name.trim() ? this.sit(index, name) : Promise.resolve('');
    this.#named.set(index, trouble);
    return trouble;
  }

  choose(index: number, extras: Extras): void {
    this.#set({ places: this.places.with(index, { ...this.places[index]!, extras }) });
  }

  time(clock: Clock | null): void {
    this.#set({ clock });
  }

  add(choice: Choice): void {
    if (this.places.length >= this.#offer.colours.length) return;
    const index = this.places.length;
    this.#set({ places: [...this.places, made(choice)] });
    if (choice.kind === 'here') void this.take(index);
  }

  remove = (index: number): (() => void) | undefined => {
    const rest = this.#offer.every_seat ? undefined : without(this.places, index);
    return rest && (() => this.#set({ places: rest }));
  };

  /**
   * Take a seat at this screen, under the usual name if none is said, or give it another name. Gives why that is not
   * possible, in words, or nothing.
   */
  async sit(index: number, said = ''): Promise<string> {
    const name = said.trim() || this.nameFor(index);
    const trouble = troubleWith(name);
    if (trouble) return trouble;
    await this.flush();
    const first = !this.table.own.length || this.table.own[0]?.colour === this.#offer.colours[index];
    try {
      await this.table.send({ type: 'sit', seat: this.#offer.colours[index]!, name });
    } catch (error) {
      return error instanceof Withdrawn ? '' : reason(error);
    }
    if (first && said.trim()) prefer({ name });
    return '';
  }

  /** Take a seat when there is no field beside which a problem could be shown. */
  async take(index: number): Promise<void> {
    const trouble = await this.sit(index);
    if (trouble) notice(trouble, true);
  }

  async stand(index: number): Promise<void> {
    await attempt(() => this.table.send({ type: 'stand', seat: this.#offer.colours[index]! }));
  }

  async publish(open: boolean): Promise<void> {
    await attempt(() => this.table.send({ type: 'publish', public: open }));
  }

  async start(): Promise<void> {
    const here = [...this.#named].filter(([index]) => this.places[index]?.kind === 'here');
    const trouble = (await Promise.all(here.map(([, told]) => told))).find(Boolean);
    if (trouble) return notice(trouble, true);
    await this.flush();
    await attempt(() => this.table.send({ type: 'start' }));
  }

  /** Send pending changes now. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    const settings = this.#pending;
    if (!settings) return;
    await attempt(() => this.table.send({ type: 'configure', settings }));
    if (this.#pending === settings) this.#pending = undefined;
  }

  #set({
    stage = this.stage,
    rules = this.rules,
    places = this.places,
    tour = this.tour,
    clock = this.clock,
  }: Partial<Pick<Plan, 'stage' | 'rules' | 'places' | 'tour' | 'clock'>>): void {
    this.#pending = timed(this.game.settings({ stage, rules, places, tour }), clock);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), REST);
  }

  /** The first person at this screen gets the usual name, others their team's until they enter their own. */
  nameFor(index: number): string {
    return (!this.table.own.length && prefs.name) || teamName(this.#offer.colours[index]!);
  }
}
