/**
 * Standing orders: questions that this screen answers by itself until it is told otherwise. Nobody else knows of them.
 */
import type { HomasQuestion, HomasRoad, HomasView } from '@/net/protocol';
import { kindOf, NONE, TABLE } from '../dock/answers';
import { FITNESS, ROLL, surest } from '../dock/options';
import { farFollower } from './proposing';
import { forgetful } from './scene';

/** Nobody; the first who comes far enough; the dice; the best cards; the square that is furthest ahead. */
export type Order = 'never' | 'far' | 'roll' | 'cards' | 'furthest';
/** How long an order holds. */
export type Span = 'turn' | 'race';

export interface Wish {
  readonly order: Order;
  readonly span: Span;
}

/** What can be ordered, by the kind of question. */
export const WISHES: Readonly<Record<string, readonly Wish[]>> = {
  follow: [
    { order: 'far', span: 'race' },
    { order: 'never', span: 'turn' },
    { order: 'never', span: 'race' },
  ],
  relay: [
    { order: 'never', span: 'turn' },
    { order: 'never', span: 'race' },
  ],
  retreat: [{ order: 'never', span: 'race' }],
  lead: [
    { order: 'roll', span: 'turn' },
    { order: 'roll', span: 'race' },
    { order: 'cards', span: 'race' },
  ],
  to: [{ order: 'furthest', span: 'race' }],
};

interface Given extends Wish {
  readonly seat: string;
  readonly kind: string;
  /** The turn in which it was given. */
  readonly round: number;
}

const KEY = 'echappee.orders';

/** What was ordered in this tab, if it was in this race: reloading a page changes no order. */
function kept(race: string): readonly Given[] {
  try {
    const { race: of, given } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as {
      race?: string;
      given?: readonly Given[];
    };
    return of === race && given ? given : [];
  } catch {
    return [];
  }
}

type Obeying = (question: HomasQuestion, road: HomasRoad, scene: HomasView) => string | undefined;

const offered = ({ options }: HomasQuestion, answer: string): string | undefined =>
  options?.find((option) => option === answer);

/** Whether a fitness card that must be played could be, and would not. */
const forgets: (...asked: Parameters<Obeying>) => boolean = (question, road, scene) =>
  offered(question, FITNESS) !== undefined &&
  forgetful(road, scene, question.seat).some(({ name }) => name === question.rider);

/** What each order answers. None buys turns back, rolls where a fitness card might be forgotten, or decides
 * whether the event table is rolled on. */
const OBEYED: Readonly<Record<Order, Obeying>> = {
  never: (question) => offered(question, NONE),
  far: (question, road, scene) => farFollower(question, road, scene) ?? offered(question, NONE),
  roll: (question, road, scene) => (forgets(question, road, scene) ? undefined : offered(question, ROLL)),
  cards: (question, road, scene) =>
    !road.trial || forgets(question, road, scene) ? undefined : surest(question.options ?? []),
  furthest: (question) => (offered(question, TABLE) ? undefined : question.options?.[0]),
};

/** What can be ordered here so that this question is answered too; against the clock a button of its own orders it for
 * the turn. */
export const wishesFor = (question: HomasQuestion, road: HomasRoad, scene: HomasView): readonly Wish[] =>
  (WISHES[kindOf(question.kind)] ?? []).filter(
    ({ order, span }) => OBEYED[order](question, road, scene) !== undefined && !(road.trial && span === 'turn'),
  );

/** What that button orders. */
export const ALL_ROLL: Wish = { order: 'roll', span: 'turn' };

/** For how many riders of a team the dice can be rolled at once; none where each has to be asked for itself. */
export function rollingTogether(question: HomasQuestion, road: HomasRoad, scene: HomasView): number {
  if (!road.trial || OBEYED.roll(question, road, scene) === undefined) return 0;
  const left = scene.riders.filter(({ team, moved, home, wait }) => team === question.seat && !moved && !home && !wait);
  return left.length > 1 ? left.length : 0;
}

export class Orders {
  #given = $state.raw<readonly Given[]>([]);

  /** The race is named so that orders for another are forgotten. */
  constructor(private readonly race: string) {
    this.#given = kept(race);
  }

  /** What was ordered for this kind of question; orders for a turn end with it. */
  of(seat: string, kind: string, round: number): Wish | undefined {
    return this.#given.find(
      (each) => each.seat === seat && each.kind === kind && (each.span === 'race' || each.round === round),
    );
  }

  give(seat: string, kind: string, round: number, { order, span }: Wish): void {
    this.#keep([...this.#others(seat, kind), { seat, kind, round, order, span }]);
  }

  end(seat: string, kind: string): void {
    this.#keep(this.#others(seat, kind));
  }

  /** The answer to this question, if it was ordered. */
  answer(question: HomasQuestion, road: HomasRoad, scene: HomasView): string | undefined {
    const wish = this.of(question.seat, kindOf(question.kind), scene.round);
    return wish && OBEYED[wish.order](question, road, scene);
  }

  #others(seat: string, kind: string): readonly Given[] {
    return this.#given.filter((each) => each.seat !== seat || each.kind !== kind);
  }

  #keep(given: readonly Given[]): void {
    this.#given = given;
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ race: this.race, given }));
    } catch {
      // A browser that keeps nothing still obeys until the page is left.
    }
  }
}
