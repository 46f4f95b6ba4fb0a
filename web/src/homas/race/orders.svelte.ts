/**
 * Standing orders: questions that this screen answers by itself until it is told otherwise. Nobody else knows of them.
 */
import type { HomasQuestion } from '@/net/protocol';
import { kindOf, NONE } from '../dock/answers';

export type Order = 'always' | 'never';

interface Given {
  seat: string;
  kind: string;
  order: Order;
  /** The turn that it is for; nothing: the whole race. */
  round?: number;
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

export class Orders {
  #given = $state.raw<readonly Given[]>([]);

  /** The race is named so that orders for another are forgotten. */
  constructor(private readonly race: string) {
    this.#given = kept(race);
  }

  /** What was ordered for this kind of question; orders for a turn end with it. */
  of(seat: string, kind: string, round: number): Order | undefined {
    return this.#given.find((each) => each.seat === seat && each.kind === kind && (each.round ?? round) === round)
      ?.order;
  }

  give(seat: string, kind: string, order: Order | undefined, round?: number): void {
    const others = this.#given.filter((each) => each.seat !== seat || each.kind !== kind);
    this.#given = order ? [...others, { seat, kind, order, ...(round === undefined ? {} : { round }) }] : others;
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ race: this.race, given: this.#given }));
    } catch {
      // A browser that keeps nothing still obeys until the page is left.
    }
  }

  /** The answer to this question, if it was ordered: the first who is offered, or nobody. */
  answer({ seat, kind, options }: HomasQuestion, round: number): string | undefined {
    const order = this.of(seat, kindOf(kind), round);
    if (!order || !options?.includes(NONE)) return undefined;
    return order === 'never' ? NONE : options.find((option) => option !== NONE);
  }
}
