/** A road laid on the table: the position of each square, and of a rider on the way from one to another. */
import { clamp, ease, point } from '@/draw/road/numbers';
import type { HomasRoad } from '@/net/protocol';
import { partsOf, ROW } from './parts';
import { boundsOf, LANE, wind } from './wind';
import { pose, type Pose, type Stretch } from '@/draw/road/stretch';
import type { View } from '@/draw/road/view';
import { along } from '@/draw/road/lines';

/** A stretch of the road and the progress it covers: a row, or a whole curve. */
export interface LaidStretch {
  readonly stretch: Stretch;
  readonly from: number;
  readonly to: number;
  /** Where a curve turns to: -1 left, 1 right. */
  readonly curve: -1 | 0 | 1;
}

export interface Layout {
  readonly road: HomasRoad;
  readonly laid: readonly LaidStretch[];
  /** The smallest box around its middle. */
  readonly bounds: View;
}

/** A rider on its way over these squares; the first is where it stood, the last where it will stand. */
export interface Going {
  readonly way: readonly number[];
  /** How much of it is done, from 0 to 1. */
  readonly done: number;
  readonly opacity?: number;
}

/** Rows beyond the line that are drawn. */
export const BEYOND = 22;

/** A quarter turn to the left: what went to the right goes up. */
const raised = (stretch: Stretch): Stretch => ({ ...stretch, x: stretch.y, y: -stretch.x, h: stretch.h - Math.PI / 2 });

/** The road for a box of this shape (width to height). */
export function layRoad(road: HomasRoad, shape = 2): Layout {
  const parts = partsOf(road, BEYOND);
  const stretches = shape < 1 ? wind(parts, 1 / shape).map(raised) : wind(parts, shape);
  const laid: LaidStretch[] = [];
  for (const { from, rows, side } of parts) {
    const count = side ? 1 : rows;
    for (let n = 0; n < count; n++) {
      const stretch = stretches[laid.length]!;
      const begin = from + n * ROW;
      laid.push({ stretch, from: begin, to: begin + (side ? rows : 1) * ROW, curve: side });
    }
  }
  return { road, laid, bounds: boundsOf(stretches) };
}

/** How far the middle of a lane lies to the right of the middle of the road; lane 1 is on the right. */
export const laneOffset = (lane: number): number => (2.5 - lane) * LANE;

/** The stretch at this progress; beyond the last one the road continues straight. */
export function laidAt({ laid }: Layout, progress: number): LaidStretch {
  let [low, high] = [0, laid.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (laid[middle]!.to <= progress) low = middle + 1;
    else high = middle;
  }
  return laid[low]!;
}

/** The part of a stretch that lies behind somebody who has come this far. */
export const partOf = ({ from, to }: LaidStretch, progress: number): number => (progress - from) / (to - from);

/** The point this far along the road, `offset` to the right of its middle. */
export function at(layout: Layout, progress: number, offset: number): Pose {
  const laid = laidAt(layout, progress);
  return pose(laid.stretch, partOf(laid, progress), offset);
}

/** How far the middle of a square is along the road. */
const middleOf = ({ squares }: HomasRoad, number: number): number =>
  (squares[number]!.rear + squares[number]!.progress) / 2;

/** The middle of a square, and which way it points. */
export function placeOf(layout: Layout, number: number): Pose {
  return at(layout, middleOf(layout.road, number), laneOffset(layout.road.squares[number]!.lane));
}

/** How far somebody on its way has come, in sixtieths of a row. */
export function travelled(road: HomasRoad, { way, done }: Going): number {
  const gone = (way.length - 1) * clamp(done, 0, 1);
  const step = Math.floor(gone);
  const [here, next] = [middleOf(road, way[step]!), middleOf(road, way[Math.min(step + 1, way.length - 1)]!)];
  return here + (next - here) * (gone - step);
}

/** The position of somebody on the way: the change from lane to lane is gradual. */
export function ridden(layout: Layout, going: Going): Pose {
  const { way, done } = going;
  const gone = (way.length - 1) * clamp(done, 0, 1);
  const step = Math.floor(gone);
  const lane = (n: number): number => laneOffset(layout.road.squares[way[Math.min(n, way.length - 1)]!]!.lane);
  return at(layout, travelled(layout.road, going), lane(step) + (lane(step + 1) - lane(step)) * ease(gone - step));
}

/** The part of a stretch between two progresses and two offsets. */
export function field(laid: LaidStretch, from: number, to: number, left: number, right: number): string {
  const [a, b] = [partOf(laid, from), partOf(laid, to)];
  const { stretch } = laid;
  return [
    `M${point(pose(stretch, a, left))} ${along(stretch, left, a, b)}`,
    `L${point(pose(stretch, b, right))} ${along(stretch, right, b, a)} Z`,
  ].join(' ');
}

/** The shape of a square, a little inside its lines. */
export function squareShape(layout: Layout, number: number, inside = 0.03): string {
  const { rear, progress, lane } = layout.road.squares[number]!;
  const offset = laneOffset(lane);
  const reach = LANE / 2 - inside;
  return field(laidAt(layout, rear), rear, progress, offset - reach, offset + reach);
}
