/** The race in a headline: how it was decided. */
import { textsIn } from '@/net/args';
import type { HomasEvent, HomasView } from '@/net/protocol';
import { teamOf } from '../draw/riders/roles';
import { ranked } from '../race/scene';

export interface Verdict {
  /** sprint: by the photo finish; gap: by seconds; same: in the same time, against the clock; alone: nobody else came. */
  id: 'sprint' | 'gap' | 'same' | 'alone';
  n: number;
}

/** A rider's posture in drawings: sprinters are off the saddle. */
export const typeOf = (role: number): string => (role === 3 ? 'S' : 'R');

export function verdictOf(scene: HomasView, events: readonly HomasEvent[]): Verdict {
  const [first, second] = ranked(scene);
  const arrival = events.find(({ code, args }) => code === 'arrived' && args.riders.includes(first?.name ?? ''));
  const out = new Set(scene.teams.filter((team) => team.disqualified).map((team) => team.colour));
  const counts = (name: string): boolean => !out.has(teamOf(name));
  const together = arrival ? textsIn(arrival.args.riders).filter(counts).length : 1;
  if (together > 1) return { id: 'sprint', n: together };
  if (!second?.place) return { id: 'alone', n: 0 };
  return second.delay ? { id: 'gap', n: second.delay } : { id: 'same', n: 0 };
}
