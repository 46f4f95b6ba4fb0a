/** Riders and the stage in words: for people who do not see the map, and for the line under the stage's name. */
import type { FlammeRoad } from '@/net/protocol';
import { t } from '@/words/index.svelte';
import { toGo } from '../road/graph';
import { type RiderScene, racing, type Scene } from '../race/scene';
import { packsOf } from '../road/packs';
import type { Company } from '@/table/company';
import type { NamedRider } from '../race/company';

/** As in “Camille’s rouleur, 31 to go, right lane”. */
export function describe(rider: RiderScene, road: FlammeRoad, company: Company): string {
  const lanes = road.squares[rider.square - 1]?.lanes ?? 2;
  return t('race-rider', {
    rider: company.rider(rider.name),
    squares: toGo(road, rider.square),
    lane: laneName(lanes, rider.lane),
    state: rider.home ? 'home' : rider.crashed ? 'crashed' : 'riding',
  });
}

/** How many times the road begins to rise. */
const climbsOf = (road: FlammeRoad): number =>
  road.squares.filter(({ terrain }, n) => terrain === 'ascent' && road.squares[n - 1]?.terrain !== 'ascent').length;

/** The stage in a line: its length, its climbs, and how far the peloton has to go; on a narrow screen only the last. */
export function stageLine(road: FlammeRoad, { round, riders }: Scene, short: boolean): string {
  const peloton = packsOf(riders.filter(racing), road.squares).find((pack) => pack.name === 'peloton');
  const line = { squares: toGo(road, 1), climbs: climbsOf(road) };
  const left = peloton && round ? toGo(road, peloton.to) : 0;
  if (!left) return t('race-stage-start', line);
  return short ? t('race-stage-short', { left }) : t('race-stage-line', { ...line, left });
}

export type LaneName = 'only' | 'right' | 'middle' | 'left' | 'grass';

/** Lane 0 is on the right, beyond it is grass. */
export function laneName(lanes: number, lane: number): LaneName {
  if (lane < 0) return 'grass';
  if (lanes === 1) return 'only';
  if (lane === 0) return 'right';
  return lane === lanes - 1 ? 'left' : 'middle';
}

/** A rider without a known player. */
export const riderOfColour = ({ team, type }: NamedRider): string => t('rider-of-colour', { colour: team, type });

/** As in “Camille’s Rouleur, 31 to go, right lane”; by default a rider is called by its team's colour. */
export function toldOf(
  { square, lane, home, crashed, ...named }: RiderScene,
  road: FlammeRoad,
  called?: string,
): string {
  const rider = called ?? riderOfColour(named);
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
