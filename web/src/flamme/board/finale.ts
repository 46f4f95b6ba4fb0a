/** The end of a race on its map: who comes under the flamme rouge first, and whose picture the photo finish takes. */
import { startOf } from '@/frame/log/rounds';
import type { FlammeRoad } from '@/net/protocol';
import { toGo } from '../dock/ways';
import type { Film } from '../race/film.svelte';
import { isTrial, type RiderScene, type Scene } from '../race/scene';
import { LAST_KILOMETRE } from '../road/way';

type Shown = Pick<Film, 'scene' | 'events' | 'scenes' | 'step'>;

const inIt = (scene: Scene, road: FlammeRoad): boolean =>
  scene.riders.some(({ square }) => square > 0 && toGo(road, square) <= LAST_KILOMETRE);

/** Whether the race has come into the last kilometre in the round that is shown. */
export function entersLast({ scene, events, scenes }: Shown, road: FlammeRoad): boolean {
  return inIt(scene, road) && !inIt(scenes[startOf(events, scene.round)]!, road);
}

/** Once the winner is known: the winner, and everybody on the same square, from right to left. */
export function photoOf({ step, events, scene }: Shown): RiderScene[] {
  if (step?.kind !== 'won') return [];
  const winner = scene.riders.find(({ name }) => name === events[step.from]!.args.rider);
  if (!winner) return [];
  const level = scene.riders.filter(({ square, home }) => square === winner.square && home === winner.home);
  return isTrial(scene.rules) ? [winner] : level.sort((a, b) => a.lane - b.lane);
}
