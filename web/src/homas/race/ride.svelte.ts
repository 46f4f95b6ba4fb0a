/** One person's race of Homas Tour Pro. */
import { untrack } from 'svelte';
import type { HomasQuestion, HomasRider, HomasRoad, HomasSquare, SeatState } from '@/net/protocol';
import { isAway } from '@/frame/dock/people';
import { guide } from '@/device/guide.svelte';
import type { Company } from '@/table/company';
import { Screen, screenHere } from '@/frame/race/screen.svelte';
import { TELLING } from './telling';
import { prefs } from '@/device/prefs.svelte';
import type { TableOf } from '@/table/table.svelte';
import { t } from '@/words/index.svelte';
import { HomasCompany } from './company';
import { reachedBy, type Reached } from '../board/reach';
import { endOf, type EndWords } from '../dock/ends';
import { moveOf, ridersNamed } from '../dock/asked';
import { Film } from './film/film.svelte';
import { Orders, type Now } from './orders.svelte';
import { firstScene, knownTo, NOWHERE, numbersOf, toGo } from './scene';

const LEADING = ['lead', 'take'];

export class Ride extends Screen<Film, 'homas'> {
  readonly orders = new Orders(`${this.table.id}/${this.table.state?.stage ?? 0}`);
  readonly road: HomasRoad;
  readonly numbers: ReadonlyMap<string, number>;
  /** The question that the page has answered by itself: if the answer is refused, a person decides. */
  #done = $state.raw('');

  /** Whether questions that hardly matter are asked, too, by preference or in a first race. */
  readonly asksAll = $derived.by(() => prefs.everything || guide.at(this.table.id));
  /** In a question about countering: the rider who attacks. */
  readonly attacker = $derived.by(() => this.film.events.findLast(({ code }) => code === 'rode')?.args.rider ?? '');
  /** The turn, and the attack that others may counter. */
  readonly now = $derived.by<Now>(() => {
    const turn = `${this.film.scene.round}`;
    return { turn, attack: `${turn}/${this.attacker}` };
  });
  /** Whether the page has answered some of them by itself. */
  spared = $state(false);

  /** The page's own answer to the open question. */
  readonly #given = $derived.by(() => this.question && this.#itself(this.question));
  /** Whether the page answers the question, so that nobody has to see it. */
  readonly answered = $derived.by(
    () => this.#given !== undefined && (this.sending || this.question!.id !== this.#done),
  );
  /** What Enter answers: the chosen option, otherwise the free one. */
  readonly proposed = $derived.by<string | undefined>(() => this.chosen ?? this.question?.proposed);

  /** The riders of the seat at the screen, or of the only one. */
  readonly mine = $derived.by<readonly string[]>(() =>
    this.film.scene.riders.filter((rider) => rider.team === this.active).map((rider) => rider.name),
  );

  /** The riders of a question; your own if it is about none. */
  readonly asked = $derived.by<readonly string[]>(() => {
    const { question } = this;
    if (!question) return this.mine;
    if (question.rider) return [question.rider];
    const named = ridersNamed(question);
    return named.length ? named : this.mine;
  });

  /** The kind of the question, without the numbers after it. */
  readonly kind = $derived.by(() => this.question?.asks ?? '');

  /** The squares to choose from, in a question about squares. */
  readonly ends = $derived.by<readonly EndWords[]>(() => {
    const { question } = this;
    if (question?.asked?.what !== 'end' || this.answered) return [];
    return question.asked.answers.map((end) => endOf(this.road, this.company, end));
  });

  /**
   * The square that a rider who follows or counters would come to, how far that is, and the turns it has to buy back
   * first.
   */
  landing(name: string): { square: number; squares: number; wait: number } {
    const asked = this.question?.asked;
    const riders = asked?.what === 'wheel' ? asked.answers : asked?.what === 'counter' ? asked.riders : [];
    const { square = NOWHERE, squares = 0, wait = 0 } = riders.find(({ rider }) => rider === name) ?? {};
    return { square, squares, wait };
  }

  /** That square in words. */
  landingWords(name: string): string {
    const { square, squares, wait: turns } = this.landing(name);
    return t(turns ? 'homas-follow-pays' : 'homas-follow-about', { left: toGo(this.road, square), squares, turns });
  }

  /** The squares that followers would come to, in such a question. */
  readonly lands = $derived.by(() =>
    this.answered || !this.question
      ? []
      : ridersNamed(this.question).flatMap((rider) => {
          const { square } = this.landing(rider);
          return square === NOWHERE ? [] : [{ rider, number: square }];
        }),
  );

  /** The option that the person of a rider to move is considering, as an answer; nothing if there is none. */
  weighed = $state.raw<string | null>(null);
  /** The squares that it may lead to. */
  readonly reach = $derived.by<readonly Reached[]>(() => {
    const { question, weighed } = this;
    if (question?.asked?.what !== 'move' || weighed === null) return [];
    const { least = 0, most = 0 } = moveOf(question.asked.answers, weighed) ?? {};
    return most ? reachedBy(question, this.numbers, { least, most }) : [];
  });

  /** Whether all riders of this screen are home, or out: there is nothing left to decide. */
  override readonly home = $derived.by(() => {
    const own = this.table.own.map((seat) => seat.colour);
    const { riders, teams } = this.film.scene;
    const out = teams.filter((team) => team.disqualified).map((team) => team.colour);
    const mine = riders.filter((rider) => own.includes(rider.team));
    return mine.length > 0 && mine.every((rider) => rider.home || out.includes(rider.team));
  });

  /** Riders at this screen whose fitness cards must not be forgotten, and those whose cards have been. */
  readonly due = $derived.by<readonly string[]>(() => this.#viewed?.due ?? []);
  readonly missed = $derived.by<readonly string[]>(() => this.#viewed?.missed ?? []);
  readonly #viewed = $derived.by(() => this.table.views.find(({ seat }) => seat === this.active));

  constructor(table: TableOf<'homas'>) {
    const road = table.road!;
    super(table, new Film(road, firstScene(road, table.view!)), TELLING);
    this.road = road;
    this.numbers = numbersOf(road);
    this.begin();
    $effect(() => void (this.film.own = this.active ?? ''));
    $effect(() => {
      const [question, answer] = [this.question, this.#given];
      untrack(() => {
        if (!question || answer === undefined || question.id === this.#done) return;
        this.#done = question.id;
        this.spared ||= question.routine !== undefined;
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
    const leads = LEADING.includes(question.asks) && this.#holds(question.rider);
    return leads && this.#itself(question) === undefined;
  }

  protected override unattended(question: HomasQuestion): boolean {
    return this.#itself(question) !== undefined;
  }

  /** The page's own answer: by a standing order, because it is the only sensible one, or because it hardly matters. */
  #itself(question: HomasQuestion): string | undefined {
    const { asks, only, routine } = question;
    const shown = prefs.everything || (this.asksAll && !guide.learned(`homas-guide-${asks}`));
    return this.orders.answer(question, this.now) ?? only ?? (shown ? undefined : routine);
  }

  #holds(name: string): boolean {
    return Boolean(this.film.scene.riders.find((rider) => rider.name === name)?.fitness);
  }

  /** A rider as the person at the screen knows it. */
  rider(name: string): HomasRider {
    const rider = this.film.scene.riders.find((each) => each.name === name)!;
    return knownTo(rider.team === this.light, rider);
  }

  /** Whether this team has a question and its person is there; while riders move nobody thinks yet. */
  thinking(colour: string): boolean {
    const seat = this.table.seat(colour);
    return this.film.done && Boolean(seat?.thinking) && !isAway(seat!);
  }

  /** The square where this rider stands; nothing before the line-up. */
  squareOf(name: string): HomasSquare | undefined {
    return this.road.squares[this.rider(name).square];
  }
}

/** The race at hand. */
export const rideHere = screenHere as () => Ride;
