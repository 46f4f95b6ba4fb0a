/** The shape of a stretch of road, and any point of it. */
import { clamp, ease } from './numbers';

export const LANE = 0.64;

/** Left, straight on or right. */
export type Side = -1 | 0 | 1;

/** A roundabout's lanes leave the middle for these distances, and come back, over this part of the arc. */
export const ROUNDABOUT = { radius: 2.55, inner: 0.64, outer: 0.63, ease: 0.36 } as const;

export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly h: number;
}

/** The position of a stretch of road: its entry and its bend. */
export interface Stretch extends Pose {
  readonly side: Side;
  readonly radius: number;
  readonly sweep: number;
  /** One of the two ways round an island, and which part of it. */
  readonly arm: '' | 'inner' | 'outer';
  readonly from: number;
  readonly to: number;
}

/** How far the middle of an island's way is from the middle of the road, at `q` of the whole arc. */
export function away(stretch: Stretch, q: number): number {
  if (!stretch.arm) return 0;
  const out = ease(clamp(Math.min(q, 1 - q) / ROUNDABOUT.ease, 0, 1));
  const sign = stretch.arm === 'inner' ? stretch.side : -stretch.side;
  return sign * (LANE / 2 + (ROUNDABOUT[stretch.arm] - LANE / 2) * out);
}

function armPose(arm: Stretch, t: number, offset: number, x: number, y: number): Pose {
  const q = arm.from + (arm.to - arm.from) * t;
  const turned = arm.h + arm.sweep * q;
  const radius = arm.radius - arm.side * away(arm, q);
  const slope = (away(arm, q + 0.002) - away(arm, q - 0.002)) / (0.004 * radius * Math.abs(arm.sweep));
  const h = turned + Math.atan(slope);
  return {
    x: x + arm.side * Math.sin(turned) * radius - Math.sin(h) * offset,
    y: y - arm.side * Math.cos(turned) * radius + Math.cos(h) * offset,
    h,
  };
}

/** The point at `t` of a square (0 entry, 1 exit), `offset` to the right of its middle. */
export function pose(laid: Stretch, t: number, offset: number): Pose {
  const { x, y, h, side, radius } = laid;
  if (!side) {
    return {
      x: x + Math.cos(h) * t - Math.sin(h) * offset,
      y: y + Math.sin(h) * t + Math.cos(h) * offset,
      h,
    };
  }
  const centreX = x - side * Math.sin(h) * radius;
  const centreY = y + side * Math.cos(h) * radius;
  if (laid.arm) return armPose(laid, t, offset, centreX, centreY);
  const turned = h + laid.sweep * t;
  const reach = radius - side * offset;
  return { x: centreX + side * Math.sin(turned) * reach, y: centreY - side * Math.cos(turned) * reach, h: turned };
}
