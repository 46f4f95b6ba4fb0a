/** Which stages are shown. */
import type { Road } from '../road';

export interface RoadFilter {
  /** For this many teams; 0 for any number. */
  readonly teams: number;
  readonly length: 'any' | 'short' | 'usual' | 'long';
  readonly climbs: 'any' | 'flat' | 'some' | 'many';
  readonly cobbles: boolean;
  readonly breakaway: boolean;
}

export const ANYTHING: RoadFilter = { teams: 0, length: 'any', climbs: 'any', cobbles: false, breakaway: false };

/** The range of numbers behind each word. */
export const LENGTHS = { any: [0, Infinity], short: [0, 72], usual: [73, 73], long: [74, Infinity] } as const;
export const CLIMBS = { any: [0, Infinity], flat: [0, 0], some: [1, 2], many: [3, Infinity] } as const;

const within = (n: number, [low, high]: readonly [number, number]): boolean => low <= n && n <= high;

/** Whether a road is made for this many teams; one team alone rides the roads for two. */
export const holds = (road: Road, teams: number): boolean =>
  within(Math.max(2, teams), road.players) && road.grid >= 2 * teams;

/** Whether a road passes the filters. */
export function fits(road: Road, wanted: RoadFilter): boolean {
  return (
    (!wanted.teams || holds(road, wanted.teams)) &&
    within(road.squares, LENGTHS[wanted.length]) &&
    within(road.climbs, CLIMBS[wanted.climbs]) &&
    (!wanted.cobbles || road.cobbles > 0) &&
    (!wanted.breakaway || road.breakaway > 0)
  );
}
