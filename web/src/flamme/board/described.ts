/** A rider on the road in words, for those who do not see the map. */
import type { FlammeRoad } from '@/net/protocol';
import { t } from '@/words/index.svelte';
import { toGo } from '../dock/ways';
import type { RiderScene } from '../race/scene';

export type LaneName = 'only' | 'right' | 'middle' | 'left' | 'grass';

/** Lane 0 is on the right, beyond it is grass. */
export function laneName(lanes: number, lane: number): LaneName {
  if (lane < 0) return 'grass';
  if (lanes === 1) return 'only';
  if (lane === 0) return 'right';
  return lane === lanes - 1 ? 'left' : 'middle';
}

/** A rider whom nobody is known to ride. */
export function riderOfColour(rider: string): string {
  const [colour = '', type = ''] = rider.split('.');
  return t('rider-of-colour', { colour, type });
}

/** As in “Camille’s Rouleur, 31 to go, right lane”; by default a rider is called by its team's colour. */
export function toldOf({ name, square, lane, home, crashed }: RiderScene, road: FlammeRoad, called?: string): string {
  const rider = called ?? riderOfColour(name);
  const lanes = road.squares[square - 1]?.lanes ?? 2;
  const state = home ? 'home' : crashed ? 'down' : 'riding';
  return t('board-rider', { rider, state, left: toGo(road, square), lane: laneName(lanes, lane) });
}

/** The squares beside which riders stand on the grass, and how many places are trodden there. */
export function grassUnder(riders: readonly RiderScene[]): { square: number; places: number }[] {
  const places = new Map<number, number>();
  for (const { square, lane } of riders) if (lane < 0) places.set(square, Math.max(-lane, places.get(square) ?? 0));
  return [...places].map(([square, count]) => ({ square, places: count }));
}
