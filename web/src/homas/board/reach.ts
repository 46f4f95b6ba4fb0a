/** The possible destinations of dice and cards, square by square, before they are rolled and played. */
import type { HomasQuestion } from '@/net/protocol';

export interface Reached {
  readonly number: number;
  /** Ridden over at least; as far as it may get; or where others are in the way. */
  readonly kind: 'way' | 'end' | 'blocked';
}

/** The squares of a move of at least this many and at most that many. */
export function reachedBy(
  { reach = {}, blocked = {} }: Pick<HomasQuestion, 'reach' | 'blocked'>,
  numbers: ReadonlyMap<string, number>,
  { least, most }: { least: number; most: number },
): Reached[] {
  const within = (squares: Readonly<Record<string, number>>, kindOf: (steps: number) => Reached['kind']) =>
    Object.entries(squares).flatMap(([name, steps]): Reached[] => {
      const number = numbers.get(name);
      return steps > most || number === undefined ? [] : [{ number, kind: kindOf(steps) }];
    });
  return [...within(reach, (steps) => (steps < least ? 'way' : 'end')), ...within(blocked, () => 'blocked')];
}
