/** The event table before it is rolled on: how likely it helps or hurts, by what the road takes from the roll. */
import type { EventWire } from '@/net/protocol';
import { rowOf, type Row } from '../rules/events';

export type Fate = 'lost' | 'slowed' | 'nothing' | 'helped';

const FACES = [1, 2, 3, 4, 5, 6];
const ALL = FACES.length ** 2;

/** What a row does to the rider who rolled it. */
export function fateOf({ lose, one_die, plus, attack }: Row): Fate {
  if (lose) return 'lost';
  if (one_die) return 'slowed';
  return plus || attack !== undefined ? 'helped' : 'nothing';
}

/** How many of a hundred rolls give this; what the road takes is a negative number. */
export function odds(modifier: number): Readonly<Record<Fate, number>> {
  const counts: Record<Fate, number> = { lost: 0, slowed: 0, nothing: 0, helped: 0 };
  for (const a of FACES) for (const b of FACES) counts[fateOf(rowOf(a + b + modifier))]++;
  const percent = (count: number): number => Math.round((100 * count) / ALL);
  return {
    lost: percent(counts.lost),
    slowed: percent(counts.slowed),
    nothing: percent(counts.nothing),
    helped: percent(counts.helped),
  };
}

/** How much further an attack would go that the last event offers. */
export function chanceSquares(events: readonly EventWire[]): number {
  const event = events.findLast(({ code }) => code === 'event');
  return event ? (rowOf(Number(event.args.result)).attack ?? 0) : 0;
}
