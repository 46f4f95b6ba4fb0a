/** A rider on the road in words, for those who do not see the map. */
import type { RoadWire } from '../../net/protocol';
import { t } from '../../words/index.svelte';
import type { RiderScene } from '../scene';

export type LaneName = 'only' | 'right' | 'middle' | 'left';

/** Lane 0 is on the right. */
export function laneName(lanes: number, lane: number): LaneName {
  if (lanes === 1) return 'only';
  if (lane === 0) return 'right';
  return lane === lanes - 1 ? 'left' : 'middle';
}

/** As in “Camille’s Rouleur, 31 to go, right lane”; a rider is called by its team's colour unless told otherwise. */
export function toldOf({ team, type, square, lane, home, crashed }: RiderScene, road: RoadWire, called?: string): string {
  const rider = called ?? t('rider-of-colour', { colour: team, type });
  const lanes = road.squares[square - 1]?.lanes ?? 2;
  const state = home ? 'home' : crashed ? 'down' : 'riding';
  return t('board-rider', { rider, state, left: road.line + 1 - square, lane: laneName(lanes, lane) });
}
