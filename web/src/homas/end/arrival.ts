/** How a team came in. */
import type { HomasView } from '@/net/protocol';
import type { Arrival } from '@/palmares/kept';
import { ranked } from '../race/scene';

/** Its best rider; in a race that is not a stage of a tour, times are only gaps. */
export function arrivalOf(scene: HomasView, team: string): Arrival | undefined {
  const order = ranked(scene);
  const place = order.findIndex((rider) => rider.team === team) + 1;
  return place ? { place, riders: order.length, rounds: order[place - 1]!.home || scene.round, time: null } : undefined;
}
