/** A screen at a table: its film, whose turn it is here, and the answer in preparation. */
import { createContext, untrack } from 'svelte';
import type { EventWire, SeatState } from '@/net/protocol';
import { attempt } from '@/parts/notices.svelte';
import type { GameId, QuestionOf, TableOf } from '@/table/table.svelte';
import type { Company } from '@/table/company';
import type { Projector } from './projector.svelte';
import { tell, type Telling } from './telling';
import { MediaQuery } from 'svelte/reactivity';

export type Panel = 'decks' | 'teams' | 'log' | 'keys';

export class Desk {
  panel = $state.raw<Panel | null>(null);
  /** The furthest point that this page has shown: everything before it has been seen. */
  horizon = $state.raw(0);
  #wide = new MediaQuery('min-width: 1101px');
  #phone = new MediaQuery('max-width: 560px');

  /** Room for a column at the right. */
  get wide(): boolean {
    return this.#wide.current;
  }

  get phone(): boolean {
    return this.#phone.current;
  }
}

export abstract class Screen<
  F extends Projector<unknown, unknown> = Projector<unknown, unknown>,
  G extends GameId = GameId,
> {
  readonly desk = new Desk();
  /** The race in words, as this game tells it. */
  readonly told = $derived.by(() => tell(this.film.events, this.telling));
  /** The seat that is at the screen; null for spectators. */
  active = $state.raw<string | null>(null);
  /** Whether the rest of the race is no longer shown. */
  hurried = $state.raw(false);
  /** The option under the pointer, or with the focus. */
  pointed = $state.raw<string | null>(null);
  /** The chosen option, and its question. */
  #choice = $state.raw<{ question: string; option: string }>();
  /** The question whose answer is on its way. */
  #sent = $state.raw('');
  /** The seat whose person was asked last, and now sits at the screen. */
  #present = $state.raw<string | null>(null);
  #first = true;

  readonly #own = $derived.by(() => this.table.own.filter((seat) => !seat.bot).map((seat) => seat.colour));

  /** Whether there is nothing left to decide at this screen. */
  readonly decided = $derived.by(() => this.home || !this.#own.length);

  /** The seat that has to answer next at this screen, once the film has caught up. */
  readonly next = $derived.by<string | null>(() => {
    if (!this.film.done) return null;
    const asked = this.table.questions.map((question) => question.seat);
    if (this.active !== null && asked.includes(this.active)) return this.active;
    return this.#own.find((seat) => asked.includes(seat)) ?? null;
  });

  /**
   * The seat that must come to the screen: a curtain hides everything of the others until it says so. There is none
   * for the person who answered last, and none before a question that anybody may read.
   */
  readonly curtain = $derived.by<string | null>(() => {
    if (this.#own.length < 2 || this.next === null || this.next === this.#present) return null;
    return this.table.questions.some((question) => question.seat === this.next && this.secret(question))
      ? this.next
      : null;
  });

  /** What is asked of the seat at the screen. */
  readonly question = $derived.by<QuestionOf<G> | undefined>(() => {
    if (!this.film.done || this.curtain !== null) return undefined;
    return this.table.questions.find((question) => question.seat === this.active);
  });

  /** Whether its answer is on its way. */
  readonly sending = $derived.by(() => this.question !== undefined && this.question.id === this.#sent);

  /**
   * The option that was chosen but not sent. It belongs to its question: the next one may come before the receipt of
   * this.
   */
  get chosen(): string | null {
    return this.#choice !== undefined && this.#choice.question === this.question?.id ? this.#choice.option : null;
  }

  set chosen(option: string | null) {
    this.#choice = option === null || !this.question ? undefined : { question: this.question.id, option };
  }

  /** The option to describe and to draw. */
  readonly option = $derived.by<string | null>(() => {
    const option = this.pointed ?? this.chosen;
    return option !== null && this.question?.options?.includes(option) ? option : null;
  });

  /** Everybody's name: the only seat at a screen is you, several have names. */
  readonly company = $derived.by(() =>
    this.callAll(this.table.state?.seats ?? [], this.#own.length === 1 ? this.#own[0]! : null),
  );

  /** The seat whose hidden things may be shown: at a shared screen only while it is asked about them. */
  readonly light = $derived.by<string | null>(() => {
    if (this.#own.length === 1) return this.#own[0]!;
    return this.question && this.secret(this.question) ? this.question.seat : null;
  });

  constructor(
    readonly table: TableOf<G>,
    readonly film: F,
    readonly telling: Telling,
  ) {}

  /** Follow the table. A game begins once its own part of the screen is complete: all this is done at once. */
  protected begin(): void {
    // Each follows one thing, before anything is drawn; its callback must not re-enter, so it is untracked.
    $effect.pre(() => {
      const { events } = this.table;
      untrack(() => this.#hear(events));
    });
    $effect.pre(() => {
      const own = this.#own;
      untrack(() => this.#settle(own));
    });
    $effect(() => {
      if (this.hurried && this.decided && !this.film.done) untrack(() => this.film.skip());
    });
    $effect.pre(() => {
      const { next, curtain } = this;
      if (next === null || curtain !== null) return;
      const asked = this.table.questions.some((question) => question.seat === next && !this.unattended(question));
      untrack(() => {
        this.active = next;
        if (asked) this.#present = next;
      });
    });
  }

  /** Whether all riders of this screen are home, or out. */
  abstract readonly home: boolean;

  /** Whether nobody else is left on the road. */
  get alone(): boolean {
    return false;
  }

  /** Everybody at the table, by this game's names. */
  protected abstract callAll(seats: readonly SeatState[], you: string | null): Company;

  /** Whether others at this screen must not see what this question shows. */
  protected secret(question: QuestionOf<G>): boolean {
    return question.sealed ?? false;
  }

  /** Whether the page answers this by itself, so that nobody need be there. */
  protected unattended(_question: QuestionOf<G>): boolean {
    return false;
  }

  /** The first press chooses, the second one sends. */
  choose(option: string): void {
    if (this.chosen === option) void this.answer(option);
    else this.chosen = option;
  }

  /** Send this answer. */
  async answer(option: string): Promise<void> {
    const question = this.question;
    if (!question || this.sending) return;
    this.#sent = question.id;
    this.pointed = null;
    await attempt(() =>
      this.table.send({ type: 'answer', question: question.id, answer: option, stage: this.table.state?.stage ?? 0 }),
    );
    if (this.#sent === question.id) this.#sent = '';
  }

  /**
   * The last answer of the seat at the screen that may still be taken back; once the curtain is down nobody is at it.
   */
  readonly changeable = $derived.by<string | null>(() => {
    if (this.curtain !== null) return null;
    return this.table.latest[this.active ?? ''] ?? null;
  });

  async takeBack(question = this.changeable): Promise<void> {
    if (question === null) return;
    this.pointed = null;
    await attempt(() => this.table.send({ type: 'retract', question, stage: this.table.state?.stage ?? 0 }));
  }

  /** The person named on the curtain is here. */
  lift(): void {
    this.active = this.#present = this.curtain;
    this.pointed = null;
  }

  close(): void {
    this.film.close();
  }

  /**
   * Somebody who comes to a race that has begun sees its current state; from then on events are shown as they happen.
   */
  #hear(events: readonly EventWire[]): void {
    const first = this.#first;
    this.#first = false;
    this.film.load(events);
    if (first) this.film.seek(events.length);
  }

  /** With one seat at this screen there is nobody to hide anything from. */
  #settle(own: readonly string[]): void {
    if (own.length === 1) this.active = own[0]!;
    else if (this.active !== null && !own.includes(this.active)) this.active = null;
  }
}

/** The screen of the race at hand, for everything that is drawn on its page. */
export const [screenHere, showScreen] = createContext<Screen>();
