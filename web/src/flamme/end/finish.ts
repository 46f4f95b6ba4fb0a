/** The end of a race: the order, each rider's story, and the positions after each round. */
import type { ChartLine } from '@/draw/chart/chart';
import type { FlammeEvent, FlammeRoad } from '@/net/protocol';
import type { Arrival } from '@/palmares/kept';
import { toGo } from '../road/graph';
import { isTimed, ranked, type RiderScene, type Scene } from '../race/scene';
import { gapsOf, rounds, statsOf, type RiderStats } from '../race/stats';

export interface Finisher {
  place: number;
  rider: RiderScene;
  stats: RiderStats;
  /** Squares beyond the line; before it they are negative, as many as are to go. */
  beyond: number;
}

export interface Finish {
  order: readonly Finisher[];
  /** At the start, and after each round. */
  ends: readonly Scene[];
  lines: readonly ChartLine[];
  /** Who broke away before the first round. */
  away: readonly string[];
  /** The rules of the race. */
  rules: readonly string[];
  road: FlammeRoad;
}

export function finishOf(events: readonly FlammeEvent[], scenes: readonly Scene[], road: FlammeRoad): Finish {
  const stats = statsOf(events, scenes);
  const ends = rounds(events, scenes);
  const { riders, rules } = scenes.at(-1)!;
  const order = ranked(riders, rules).map((rider, n) => ({
    place: n + 1,
    rider,
    stats: stats.get(rider.name)!,
    beyond: rider.square > road.line ? rider.square - road.line : -toGo(road, rider.square),
  }));
  return { order, ends, lines: linesOf(ends, road), away: namesIn(events, 'broke-away'), rules, road };
}

/** How the best rider of a team came in. */
export function arrivalOf({ order, ends, rules }: Finish, team: string): Arrival | undefined {
  const best = order.find(({ rider }) => rider.team === team);
  if (!best) return undefined;
  const rounds = best.rider.home || (ends.at(-1)?.round ?? 0);
  return { place: best.place, riders: order.length, rounds, time: isTimed(rules) ? best.rider.time : null };
}

/** Who stands on the podium, the winner first: in a team trial only one rider of each team. */
export function podiumOf({ order, rules }: Pick<Finish, 'order' | 'rules'>): RiderScene[] {
  const riders = order.map(({ rider }) => rider);
  return isTimed(rules)
    ? riders.filter((rider) => rider.podium).sort((a, b) => b.podium - a.podium)
    : riders.slice(0, 3);
}

/** The lines of the chart: how far behind the first each rider was. */
export function linesOf(ends: readonly Scene[], road: FlammeRoad): ChartLine[] {
  const gaps = gapsOf(ends, road);
  return (ends[0]?.riders ?? []).map(({ name, team, type }) => ({ name, team, type, gaps: gaps.get(name)! }));
}

const namesIn = (events: readonly FlammeEvent[], code: string): string[] =>
  events.filter((event) => event.code === code).map((event) => event.args.rider ?? '');

/** The greatest amount of something, and its riders; none if nobody had any. */
export function most(order: readonly Finisher[], of: (stats: RiderStats) => number): Finisher | null {
  const first = [...order].sort((a, b) => of(b.stats) - of(a.stats))[0];
  return first && of(first.stats) > 0 ? first : null;
}
