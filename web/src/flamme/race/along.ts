/** How far riders are, counted in squares by the shortest way: the numbers of squares leap where the road splits. */
import type { FlammeRoad } from '@/net/protocol';
import { toGo } from '../dock/ways';

/** Squares beyond the line; 0 is the last one before it, behind that they are negative. */
export const beyondLine = (road: FlammeRoad, square: number): number =>
  square > road.line ? square - road.line : 1 - toGo(road, square);
