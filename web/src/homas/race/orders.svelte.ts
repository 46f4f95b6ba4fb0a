/**
 * Standing orders: a person's wish for all questions of a kind, until it is withdrawn. The question says which answer
 * fulfils it; this screen gives that answer by itself, and nobody else knows of the order.
 */
import type { HomasQuestion, HomasRoad } from '@/net/protocol';

/** Nobody; the first who comes far enough; the dice; the best cards; the square that is furthest ahead. */
export type Order = 'never' | 'far' | 'roll' | 'cards' | 'furthest';
/** How long an order holds. */
export type OrderSpan = 'attack' | 'turn' | 'race';
/** The current turn and attack: their orders end with them. */
export type Now = Readonly<Record<'attack' | 'turn', string>>;

export interface OrderWish {
  readonly order: Order;
  readonly span: OrderSpan;
}

/** The possible orders, by the kind of question. */
export const WISHES: Readonly<Record<string, readonly OrderWish[]>> = {
  follow: [
    { order: 'far', span: 'race' },
    { order: 'never', span: 'turn' },
    { order: 'never', span: 'race' },
  ],
  relay: [
    { order: 'never', span: 'turn' },
    { order: 'never', span: 'race' },
  ],
  counter: [{ order: 'never', span: 'attack' }],
  retreat: [{ order: 'never', span: 'race' }],
  lead: [
    { order: 'roll', span: 'turn' },
    { order: 'roll', span: 'race' },
    { order: 'cards', span: 'race' },
  ],
  to: [{ order: 'furthest', span: 'race' }],
};

interface Given extends OrderWish {
  readonly seat: string;
  readonly kind: string;
  /** The attack or the turn for which it was given; empty for one that holds all race long. */
  readonly within: string;
}

const KEY = 'echappee.orders';

/** The orders of this tab, if they are for this race: reloading a page changes none. */
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

/** The orders that are possible here; against the clock a separate button orders the dice for the turn. */
export const wishesFor = ({ asks, orders = {} }: HomasQuestion, { trial }: HomasRoad): readonly OrderWish[] =>
  (WISHES[asks] ?? []).filter(({ order, span }) => order in orders && !(trial && span === 'turn'));

/** The order of that button. */
export const ALL_ROLL: OrderWish = { order: 'roll', span: 'turn' };

export class Orders {
  #given = $state.raw<readonly Given[]>([]);

  /** The race is named so that orders for another are forgotten. */
  constructor(private readonly race: string) {
    this.#given = kept(race);
  }

  /** The order for this kind of question, if it still holds. */
  of(seat: string, kind: string, now: Now): OrderWish | undefined {
    return this.#given.find(
      (each) => each.seat === seat && each.kind === kind && (each.span === 'race' || each.within === now[each.span]),
    );
  }

  give(seat: string, kind: string, now: Now, { order, span }: OrderWish): void {
    const within = span === 'race' ? '' : now[span];
    this.#keep([...this.#others(seat, kind), { seat, kind, within, order, span }]);
  }

  end(seat: string, kind: string): void {
    this.#keep(this.#others(seat, kind));
  }

  /** The answer to this question, if it was ordered. */
  answer({ seat, asks, orders = {} }: HomasQuestion, now: Now): string | undefined {
    const wish = this.of(seat, asks, now);
    return wish && orders[wish.order];
  }

  #others(seat: string, kind: string): readonly Given[] {
    return this.#given.filter((each) => each.seat !== seat || each.kind !== kind);
  }

  #keep(given: readonly Given[]): void {
    this.#given = given;
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ race: this.race, given }));
    } catch {
      // A browser that stores nothing still obeys until the page is left.
    }
  }
}
