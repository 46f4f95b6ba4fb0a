/** A rider on the road in words, for those who do not see the map. */
import type { HomasRoad, HomasView } from '@/net/protocol';
import { t } from '@/words/index.svelte';
import { ROW } from '../draw/road/parts';

/** As in “Red 21, leader, 31 to go, lane 2”. */
export function toldOf(road: HomasRoad, view: HomasView, name: string): string {
  const { team, role, square, home, wait = 0 } = view.riders.find((rider) => rider.name === name)!;
  const state = home ? 'home' : wait ? 'down' : 'riding';
  const { progress = 0, lane = 1 } = road.squares[square] ?? {};
  return t('homas-board-rider', {
    colour: team,
    rider: name,
    role,
    state,
    left: Math.max(0, road.length - Math.round(progress / ROW)),
    lane,
  });
}
