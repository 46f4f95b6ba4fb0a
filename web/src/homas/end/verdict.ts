/** What the race was decided by, in a headline. */
import { textsIn } from '@/net/args';
import type { EventWire, HomasView } from '@/net/protocol';
import { ranked } from '../race/scene';

export interface Verdict {
  /** sprint: by the photo finish; alone: nobody was with the winner; group: a group was away together. */
  id: 'sprint' | 'alone' | 'gap';
  n: number;
}

/** A rider's posture in drawings: sprinters are off the saddle. */
export const typeOf = (role: number): string => (role === 3 ? 'S' : 'R');

export function verdictOf(scene: HomasView, events: readonly EventWire[]): Verdict {
  const [first, second] = ranked(scene);
  const arrival = events.find(
    ({ code, args }) => code === 'arrived' && textsIn(args.riders).includes(first?.name ?? ''),
  );
  const together = arrival ? textsIn(arrival.args.riders).length : 1;
  if (together > 1) return { id: 'sprint', n: together };
  return second?.place && second.delay ? { id: 'gap', n: second.delay } : { id: 'alone', n: 0 };
}
