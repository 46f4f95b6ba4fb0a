/** The lens between the two ways through a roundabout. */
import { ease } from '@/draw/road/numbers';
import type { Island } from '../../road/way';
import { LANE, pose, type Pose, ROUNDABOUT } from '@/draw/road/stretch';
import { polyline } from '@/draw/road/lines';

/** The kerb's distance from the lanes. */
const KERB = 0.055;
const STEPS = 60;

/** How wide the ground between the lanes is, at this part of the way. */
function room(q: number): number {
  return (ROUNDABOUT.inner + ROUNDABOUT.outer - LANE) * ease(Math.min(1, Math.min(q, 1 - q) / ROUNDABOUT.ease));
}

export function islandShape({ inner, outer }: Island): string {
  const parts = Array.from({ length: STEPS + 1 }, (_, n) => n / STEPS).filter((q) => room(q) >= 2 * KERB + 0.02);
  const reach = inner.side * (LANE / 2 + KERB);
  const near = parts.map((q) => pose(inner, q, -reach));
  const far = parts.map((q) => pose(outer, q, reach)).reverse();
  return `${polyline([...near, ...far])} Z`;
}

export function islandMiddle({ inner, outer }: Island, q: number): Pose {
  const a = pose(inner, q, (-inner.side * LANE) / 2);
  const b = pose(outer, q, (inner.side * LANE) / 2);
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, h: a.h };
}
