/** Standing orders: questions that this screen answers by itself until it is told otherwise. Nobody else knows of them. */
import type { QuestionWire } from '../net/protocol';
import { kindOf, NONE } from './answers';

export type Order = 'always' | 'never';

interface Given {
  seat: string;
  kind: string;
  order: Order;
  /** The turn that it is for; nothing: the whole race. */
  round?: number;
}

export class Orders {
  #given = $state.raw<readonly Given[]>([]);

  /** What was ordered for this kind of question; orders for a turn end with it. */
  of(seat: string, kind: string, round: number): Order | undefined {
    return this.#given.find((each) => each.seat === seat && each.kind === kind && (each.round ?? round) === round)?.order;
  }

  give(seat: string, kind: string, order: Order | undefined, round?: number): void {
    const others = this.#given.filter((each) => each.seat !== seat || each.kind !== kind);
    this.#given = order ? [...others, { seat, kind, order, ...(round === undefined ? {} : { round }) }] : others;
  }

  /** The answer to this question, if it was ordered: the first who is offered, or nobody. */
  answer({ seat, kind, options }: QuestionWire, round: number): string | undefined {
    const order = this.of(seat, kindOf(kind), round);
    if (!order || !options?.includes(NONE)) return undefined;
    return order === 'never' ? NONE : options.find((option) => option !== NONE);
  }
}
