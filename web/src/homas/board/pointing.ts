/** Whether a pointer above a rider would hide nobody. */
import type { HomasRider } from '@/net/protocol';
import { placeOf, type Lay } from '../draw/road/lay';

/** Where the middle of a pointer is, above its rider, in squares. */
const ABOVE = 0.65;
/** A rider this near to it would be hidden. */
const NEAR = 0.6;

export function clearAbove(lay: Lay, riders: readonly HomasRider[], name: string): boolean {
  const own = riders.find((rider) => rider.name === name);
  if (!own || own.square < 0) return false;
  const { x, y } = placeOf(lay, own.square);
  return riders.every((rider) => {
    if (rider.name === name || rider.square < 0) return true;
    const other = placeOf(lay, rider.square);
    return Math.hypot(other.x - x, other.y - (y - ABOVE)) >= NEAR;
  });
}
