/** What falling back a square may gain: a wheel to ride in, or a team-mate in the rider's own wheel. */
import type { HomasRider, HomasRoad, HomasView } from '@/net/protocol';
import { racing } from './scene';

/** Whether this rider would come into no wheel, and no team mate into its own. */
export function fallsBackForNothing({ squares }: HomasRoad, { riders }: HomasView, name: string): boolean {
  const rider = riders.find((each) => each.name === name)!;
  const on = (numbers: readonly number[], kind: (other: HomasRider) => boolean = () => true): boolean =>
    riders.some((other) => other !== rider && racing(other) && numbers.includes(other.square) && kind(other));
  const mate = (other: HomasRider): boolean => other.team === rider.team;
  const [here, there] = [squares[rider.square]!, squares[squares[rider.square]!.behind[0]]!];
  const wheel = on(there.ahead ?? []) && !on(here.ahead ?? []);
  const helped = on(there.behind, mate) && !on(here.behind, mate);
  return !wheel && !helped;
}
