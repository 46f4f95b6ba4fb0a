/** The Random Events Table, as far as the pages speak of it before it is rolled on. */
import type { HomasRoad, HomasSquare } from '@/net/protocol';

/** What is taken from the roll: by the road, the inside of a curve, the rain. */
export function sevenModifier(road: HomasRoad, square: HomasSquare, rain: boolean): number {
  const cobbles = square.road === 'cobbles' ? (road.hell ? 2 : 1) : 0;
  const less = cobbles + Number(square.road === 'descent') + Number(square.interior ?? false) + Number(rain);
  return less ? -less : 0;
}
