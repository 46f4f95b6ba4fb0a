/** What a rider's dice and cards come to, as far as its move has come: 4 + 1, descent +3 = 8. */
import type { HomasEvent, HomasRoad, HomasView } from '@/net/protocol';
import { valueOf } from '../dock/asked';
import { fitnessValue } from '../rules/cards';
import { rowOf } from '../rules/events';

export interface Sum {
  /** Values of cards, then the dice. */
  readonly cards: readonly number[];
  readonly dice: readonly number[];
  /** What a rule or an event adds. */
  readonly plus: number;
  /** What the road adds or takes, and which road that is. */
  readonly grade: number;
  readonly road: string;
  readonly squares: number;
}

interface Effort {
  cards: readonly number[];
  dice: readonly number[];
  plus: number;
  attacks: boolean;
  /** What an attack that the table offers would add. */
  offered: number;
}

const NOTHING: Effort = { cards: [], dice: [], plus: 0, attacks: false, offered: 0 };
const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** The higher die or card alone. */
function higher(effort: Effort): Effort {
  const most = Math.max(...effort.cards, ...effort.dice);
  return effort.dice.includes(most) ? { ...effort, cards: [], dice: [most] } : { ...effort, cards: [most], dice: [] };
}

function played({ cards }: { cards: readonly string[] }, effort: Effort, attacks: boolean): Effort {
  const values = cards.map(valueOf);
  if (!attacks || values.length) return { ...effort, cards: values, attacks };
  return { ...effort, attacks, plus: effort.plus + effort.offered, offered: 0 };
}

function fated(result: number, effort: Effort): Effort {
  const { one_die, plus = 0, attack = 0 } = rowOf(result);
  if (one_die) return higher(effort);
  return effort.attacks
    ? { ...effort, plus: effort.plus + plus + attack }
    : { ...effort, plus: effort.plus + plus, offered: attack };
}

/** What an event makes of an effort; nothing where it has no part in it. */
function read({ code, args }: HomasEvent, effort: Effort): Effort | undefined {
  switch (code) {
    case 'played':
      return played(args, effort, false);
    case 'attacked':
      return played(args, effort, true);
    case 'fitness-played':
      return { ...effort, cards: [fitnessValue(args.card)].filter(Boolean), attacks: args.attack };
    case 'rolled':
      return { ...effort, dice: args.dice, plus: args.total - total(args.dice) - total(effort.cards) };
    case 'kept':
      return effort.dice.includes(args.part)
        ? { ...effort, cards: [], dice: [args.part] }
        : { ...effort, cards: [args.part], dice: [] };
    case 'event':
      return fated(args.result, effort);
    default:
      return undefined;
  }
}

/** Where the move began that these events end in. */
export const moveStart = (events: readonly HomasEvent[]): number =>
  events.findLastIndex(({ code }) => ['rode', 'phase', 'relayed', 'rested', 'blocked'].includes(code)) + 1;

/** How many of these events there were when the roll was made that lies on the table in the last of them: it stays there
 * while its rider rides. Nothing where there is none. */
export function rollShown(events: readonly HomasEvent[]): number {
  const [before, last] = [events.at(-2), events.at(-1)];
  if (last?.code === 'rolled') return events.length;
  const rides = last?.code === 'rode' && before?.code === 'rolled' && before.args.rider === last.args.rider;
  return rides ? events.length - 1 : 0;
}

/** The sum of this rider's move, once it has rolled or played; `events` end in it. */
export function sumOf(
  events: readonly HomasEvent[],
  { riders }: HomasView,
  { squares }: HomasRoad,
  rider: string,
): Sum | undefined {
  const own = events.slice(moveStart(events)).filter(({ args }) => args.rider === rider);
  const { cards, dice, plus } = own.reduce((effort, event) => read(event, effort) ?? effort, NOTHING);
  const { grade = 0, road = 'flat' } = squares[riders.find(({ name }) => name === rider)!.square] ?? {};
  if (!cards.length && !dice.length) return undefined;
  return { cards, dice, plus, grade, road, squares: Math.max(1, total(cards) + total(dice) + plus + grade) };
}
