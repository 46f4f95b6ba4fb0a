/** A race to ride at once: which road and which opponents follow from a number alone. */
import { mixed, random } from '@/draw/road/random';
import type { BotRow, GameRow } from '@/net/bodies';

export interface Quick {
  readonly stage: string;
  /** The names of the bots. */
  readonly bots: readonly string[];
}

type Offer = Pick<GameRow, 'first_road' | 'stand_in' | 'bots'>;
type Road = { readonly id: string; readonly set: string };

/** The first race of a device is the same for everybody; later ones vary the road, how many ride, and who. */
export function quickRace(number: number, offer: Offer, roads: readonly Road[]): Quick {
  if (!number) return { stage: offer.first_road, bots: Array<string>(3).fill(offer.stand_in) };
  const chance = random(mixed(number));
  const pick = <T>(from: readonly T[]): T => from[Math.floor(chance() * from.length)]!;
  const { set } = roads.find((road) => road.id === offer.first_road) ?? { set: '' };
  const stage = pick(roads.filter((road) => road.set === set)).id;
  const usual = offer.bots.find((bot) => bot.name === offer.stand_in)!;
  const good = offer.bots.filter((bot) => bot.level >= usual.level);
  // One of them may be a beginner.
  const company: readonly (readonly BotRow[])[] = pick([
    [good, offer.bots],
    [good, good, offer.bots],
  ]);
  return { stage, bots: company.map((from) => pick(from).name) };
}

const KEY = 'echappee.quick';

/** How many quick races were begun here before this one. */
export function nextNumber(): number {
  try {
    const number = Number(localStorage.getItem(KEY) ?? 0);
    localStorage.setItem(KEY, String(number + 1));
    return number;
  } catch {
    return 0;
  }
}
