/** One person's race of Homas Tour Pro. */
import { untrack } from 'svelte';
import type { HomasQuestion, HomasRider, HomasRoad, HomasSquare, SeatState } from '@/net/protocol';
import { isAway } from '@/frame/dock/absent';
import { guide } from '@/device/guide.svelte';
import type { Company } from '@/table/company';
import { Screen } from '@/frame/race/screen.svelte';
import { prefs } from '@/device/prefs.svelte';
import type { TableOf } from '@/table/table.svelte';
import { t } from '@/words/index.svelte';
import { kindOf } from '../dock/answers';
import { HomasCompany } from './company';
import { reachedBy, type Reached } from '../board/reach';
import { endOf, type EndWords } from '../dock/ends';
import { reachOfOption } from '../dock/options';
import { evident } from './evident';
import { Film } from './film.svelte';
import { Orders } from './orders.svelte';
import { proposal } from './proposing';
import { isRoutine, routine } from './routine';
import { firstScene, forgetful, knownTo, NOWHERE, numbersOf, toGo, tooLate } from './scene';
import { wayBetween } from './ways';

const LEADING = ['lead', 'take'];

export class Ride extends Screen<Film, 'homas'> {
  readonly orders = new Orders(`${this.table.id}/${this.table.state?.stage ?? 0}`);
  readonly road: HomasRoad;
  readonly numbers: ReadonlyMap<string, number>;
  /** The question that the page has answered by itself: should that be refused, a person decides. */
  #done = $state.raw('');

  /** Whether also those questions are asked that hardly matter: somebody likes it so, or learns from them. */
  readonly asksAll = $derived.by(() => prefs.everything || guide.at(this.table.id));
  /** Whether the page has answered some of them by itself. */
  spared = $state(false);

  /** What the page answers by itself to what is asked. */
  readonly #given = $derived.by(() => this.question && this.#itself(this.question));
  /** Whether the page answers the question, so that nobody need see it. */
  readonly answered = $derived.by(
    () => this.#given !== undefined && (this.sending || this.question!.id !== this.#done),
  );
  /** What Enter answers: what was chosen, else what costs nothing. */
  readonly proposed = $derived.by<string | undefined>(
    () => this.chosen ?? (this.question && proposal(this.question, this.road, this.film.scene)),
  );

  /** The riders of the seat at the screen, or of the only one. */
  readonly mine = $derived.by<readonly string[]>(() =>
    this.film.scene.riders.filter((rider) => rider.team === this.active).map((rider) => rider.name),
  );

  /** The riders that a question is about; where none is asked, your own. */
  readonly asked = $derived.by<readonly string[]>(() => {
    const { question } = this;
    if (!question) return this.mine;
    if (question.rider) return [question.rider];
    const named = this.mine.filter((name) => question.options?.some((option) => option.split(/[,-]/).includes(name)));
    return named.length ? named : this.mine;
  });

  /** What is asked, without the numbers behind it. */
  readonly kind = $derived.by(() => kindOf(this.question?.kind ?? ''));

  /** The squares that may be ridden to, where that is asked. */
  readonly ends = $derived.by<readonly EndWords[]>(() => {
    const { question } = this;
    if (!question || this.answered || (this.kind !== 'to' && this.kind !== 'then')) return [];
    const useful = new Set(question.useful ?? []);
    const from = this.rider(question.rider).square;
    return (question.options ?? []).flatMap((name) => {
      const number = this.numbers.get(name);
      return number === undefined
        ? []
        : [endOf(this.road, this.film.scene, this.company, from, number, useful.has(name))];
    });
  });

  /** How many squares on this rider would come, as a follower or as one who counters. */
  gain(name: string): number {
    const to = this.numbers.get(this.question?.lands?.[name] ?? '');
    return to === undefined ? 0 : wayBetween(this.road, this.rider(name).square, to).length - 1;
  }

  /** Where it would come to, in words. */
  landing(name: string): string {
    const turns = this.rider(name).wait ?? 0;
    const left = toGo(this.road, this.numbers.get(this.question?.lands?.[name] ?? '') ?? NOWHERE);
    return t(turns ? 'homas-follow-pays' : 'homas-follow-about', { left, squares: this.gain(name), turns });
  }

  /** Where followers would come to, where that is asked. */
  readonly lands = $derived.by(() =>
    Object.entries((!this.answered && this.question?.lands) || {}).flatMap(([rider, name]) => {
      const number = this.numbers.get(name);
      return number === undefined ? [] : [{ rider, number }];
    }),
  );

  /** What a rider who is about to move is thinking of moving with, as an answer; nothing where it thinks of none. */
  weighed = $state.raw<string | null>(null);
  /** Where that may bring it. */
  readonly reach = $derived.by<readonly Reached[]>(() => {
    const { question, weighed } = this;
    if (!question || weighed === null || !LEADING.includes(this.kind)) return [];
    const rider = this.rider(question.rider);
    const far = reachOfOption(weighed, rider, this.squareOf(rider.name)?.grade ?? 0);
    return far ? reachedBy(question, this.numbers, far) : [];
  });

  /** Whether all riders of this screen are home, or out: there is nothing left to decide. */
  override readonly home = $derived.by(() => {
    const own = this.table.own.map((seat) => seat.colour);
    const { riders, teams } = this.film.scene;
    const out = teams.filter((team) => team.disqualified).map((team) => team.colour);
    const mine = riders.filter((rider) => own.includes(rider.team));
    return mine.length > 0 && mine.every((rider) => rider.home || out.includes(rider.team));
  });

  /** Riders at this screen whose fitness cards must not be forgotten. */
  readonly forgetful = $derived.by<readonly HomasRider[]>(() =>
    this.active === null ? [] : forgetful(this.road, this.film.scene, this.active),
  );

  /** Riders at this screen who have forgotten them. */
  readonly tooLate = $derived.by<readonly HomasRider[]>(() =>
    this.active === null ? [] : tooLate(this.road, this.film.scene, this.active),
  );

  constructor(table: TableOf<'homas'>) {
    const road = table.road!;
    super(table, new Film(road, firstScene(road, table.view!)));
    this.road = road;
    this.numbers = numbersOf(road);
    this.begin();
    $effect(() => void (this.film.own = this.active ?? ''));
    $effect(() => {
      const [question, answer] = [this.question, this.#given];
      untrack(() => {
        if (!question || answer === undefined || question.id === this.#done) return;
        this.#done = question.id;
        this.spared ||= isRoutine(question);
        void this.answer(answer);
      });
    });
  }

  protected override callAll(seats: readonly SeatState[], you: string | null): Company {
    return new HomasCompany(seats, you);
  }

  /** The fitness card of a rider who leads is shown with the question, unless nobody gets to see it. */
  protected override secret(question: HomasQuestion): boolean {
    if (super.secret(question)) return true;
    const leads = LEADING.includes(kindOf(question.kind)) && this.#holds(question.rider);
    return leads && this.#itself(question) === undefined;
  }

  protected override unattended(question: HomasQuestion): boolean {
    return this.#itself(question) !== undefined;
  }

  /** What the page answers by itself: a standing order, the only thing that makes sense, or what hardly matters. */
  #itself(question: HomasQuestion): string | undefined {
    const asked = [question, this.road, this.film.scene] as const;
    return this.orders.answer(...asked) ?? evident(...asked) ?? (this.asksAll ? undefined : routine(...asked));
  }

  #holds(name: string): boolean {
    return Boolean(this.film.scene.riders.find((rider) => rider.name === name)?.fitness);
  }

  /** A rider as the person at the screen knows it. */
  rider(name: string): HomasRider {
    const rider = this.film.scene.riders.find((each) => each.name === name)!;
    return knownTo(rider.team === this.light, rider);
  }

  /** Whether this team is asked something and its person is there; while riders move nobody thinks yet. */
  thinking(colour: string): boolean {
    const seat = this.table.seat(colour);
    return this.film.done && Boolean(seat?.thinking) && !isAway(seat!);
  }

  /** The square where this rider stands; nothing before the line-up. */
  squareOf(name: string): HomasSquare | undefined {
    return this.road.squares[this.rider(name).square];
  }
}
