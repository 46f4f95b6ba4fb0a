/** A race to ride at once: road and opponents follow from a number alone. */
import { recalled, remember } from '@/device/storage';
import { mixed, random } from '@/draw/road/random';
import type { GameRow } from '@/net/bodies';
import { rivalsOf } from '@/table/offers.svelte';

export interface Quick {
  readonly stage: string;
  /** The names of the bots. */
  readonly bots: readonly string[];
}

type Offer = Pick<GameRow, 'first_road' | 'bots'>;
/** One for each possible rival. */
const MOST = [0, 1, 2] as const;

type Road = { readonly id: string; readonly set: string };

/**
 * A race against bots of this level. The first one of a device is the same for everybody; later ones vary the road, the
 * number of teams, and the opponents.
 */
export function quickRace(number: number, offer: Offer, roads: readonly Road[], level: number): Quick {
  const rivals = rivalsOf(offer, level).map(({ name }) => name);
  if (!number) return { stage: offer.first_road, bots: MOST.map((n) => rivals[n % rivals.length]!) };
  const chance = random(mixed(number));
  const pick = <T>(from: readonly T[]): T => from[Math.floor(chance() * from.length)]!;
  const { set } = roads.find((road) => road.id === offer.first_road) ?? { set: '' };
  const stage = pick(roads.filter((road) => road.set === set)).id;
  const left: string[] = [];
  const draw = (): string => {
    if (!left.length) left.push(...rivals);
    return left.splice(Math.floor(chance() * left.length), 1)[0]!;
  };
  return { stage, bots: MOST.slice(pick([0, 1])).map(draw) };
}

/** How many quick races were begun here before this one. */
export function nextNumber(): number {
  const number = Number(recalled('quick') ?? 0);
  remember('quick', number + 1);
  return number;
}
