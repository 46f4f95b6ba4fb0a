/** The squares that riders cross on their way, where an event does not name them. */
import type { HomasEvent, HomasRoad } from '@/net/protocol';
import { NOWHERE } from '../scene';

/** The shortest way forward from one square to another, both included; a straight line if there is none. */
export function wayBetween(road: HomasRoad, from: number, to: number): readonly number[] {
  const before = new Map<number, number>([[from, NOWHERE]]);
  const queue = [from];
  for (let at = queue.shift(); at !== undefined && at !== to; at = queue.shift()) {
    for (const next of road.squares[at]!.ahead ?? []) {
      if (before.has(next) || road.squares[next]!.progress > road.squares[to]!.progress) continue;
      before.set(next, at);
      queue.push(next);
    }
  }
  if (!before.has(to)) return [from, to];
  const way: number[] = [];
  for (let at = to; at !== NOWHERE; at = before.get(at)!) way.unshift(at);
  return way;
}

/** The way of this rider in this event, from where it stood. */
export function wayOf(
  road: HomasRoad,
  event: HomasEvent | undefined,
  rider: string,
  from: number,
  to: number,
): readonly number[] {
  if (event?.code === 'rode' && event.args.rider === rider && Array.isArray(event.args.way))
    return [from, ...event.args.way];
  return wayBetween(road, from, to);
}
