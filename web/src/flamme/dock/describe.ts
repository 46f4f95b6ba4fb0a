/** Riders and stage in words: for those who do not see the map, and for the line under the stage's name. */
import type { FlammeRoad } from '@/net/protocol';
import { packsOf } from '../road/packs';
import { t } from '@/words/index.svelte';
import { laneName } from '../board/described';
import type { Company } from '@/table/company';
import { racing, type RiderScene, type Scene } from '../race/scene';
import { toGo } from './ways';

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
