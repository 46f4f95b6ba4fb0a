/** Other prizes: points beside the road, and the times of whole teams. */
import type { RiderScene } from '../race/scene';
import { pointsOf } from '../race/teams/standing';
import type { Finisher } from './finish';

export const SIDES = ['sprint', 'mountain'] as const;
export type PrizeSide = (typeof SIDES)[number];

export interface Scored {
  rider: RiderScene;
  points: number;
}

/** The riders with points of this colour, the most first; ties by arrival. */
export function scoredOf(order: readonly Finisher[], side: PrizeSide): Scored[] {
  const scored = order.map(({ rider }) => ({ rider, points: pointsOf(rider, side) }));
  return scored.filter(({ points }) => points > 0).sort((a, b) => b.points - a.points);
}

export interface TeamTime {
  team: string;
  time: number | null;
  podium: number;
}

/** The times of a team trial, the best first; ties by arrival. */
export function teamTimes(order: readonly Finisher[]): TeamTime[] {
  const teams = [...new Set(order.map(({ rider }) => rider.team))];
  const times = teams.map((team): TeamTime => {
    const own = order.filter(({ rider }) => rider.team === team).map(({ rider }) => rider);
    return { team, time: own[0]!.time, podium: Math.max(...own.map((rider) => rider.podium)) };
  });
  return times.sort((a, b) => (a.time ?? Infinity) - (b.time ?? Infinity));
}
