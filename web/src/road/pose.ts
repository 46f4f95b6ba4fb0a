/** Any point of a laid road: `pose` inside one square, `at` for places as the protocol writes them. */
import { clamp, ease } from './numbers';
import { LANE, ROUNDABOUT, type Laid, type Pose, type Stretch, type Way } from './way';

/** How far the middle of an island's way lies from the middle of the road, at `q` of the whole arc. */
function away(stretch: Stretch, q: number): number {
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

/** Where the middle of a lane lies; lane 0 is the right-hand lane. */
export const laneOffset = (lanes: number, lane: number): number => (lanes / 2 - lane - 0.5) * LANE;

/** The square of this number; beyond the last printed one the road goes on straight. */
export function squareAt(way: Way, number: number): Laid {
  const printed = way.squares[Math.max(1, number) - 1];
  if (printed) return printed;
  const last = way.squares.at(-1)!;
  const end = pose(last, 1, 0);
  const more = number - last.number - 1;
  return {
    ...last,
    ...pose({ ...last, ...end, side: 0 }, more, 0),
    number,
    side: 0,
    arm: '',
    before: last.half,
    after: last.half,
  };
}

/** The lane's distance from the middle of the road; on an island's way there is only one. */
function offsetOn(laid: Laid, lane: number): number {
  return away(laid, 0) + laneOffset(laid.lanes, Math.min(lane, laid.lanes - 1));
}

/**
 * Where a rider on this square and lane is: 12 is the middle of square 12, 12.5 the line between 12 and 13. A lane
 * may be a fraction, too; where the number of lanes changes, the way leads over gently.
 */
export function at(way: Way, square: number, lane: number): Pose {
  const number = Math.floor(square);
  const here = offsetOn(squareAt(way, number), lane);
  const next = offsetOn(squareAt(way, number + 1), lane);
  const offset = here + (next - here) * ease(square - number);
  const gone = Math.max(0, square - 0.5);
  const laid = squareAt(way, Math.floor(gone) + 1);
  return pose(laid, gone - Math.floor(gone), offset - away(laid, 0));
}
