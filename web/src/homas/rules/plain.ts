/** A short road laid plainly: rows straight on, curves as quarter turns. */
import type { HomasRoad } from '@/net/protocol';
import type { LaidStretch, Layout } from '../road/layout';
import { partsOf, ROW, put } from '../road/parts';
import { boundsOf } from '../road/wind';
import { pose, type Pose } from '@/draw/road/stretch';

/** Rows beyond the line that are drawn. */
const BEYOND = 12;

export function layPlain(road: HomasRoad): Layout {
  const laid: LaidStretch[] = [];
  let end: Pose = { x: 0, y: 0, h: 0 };
  for (const part of partsOf(road, BEYOND)) {
    const long = part.side ? part.rows * ROW : ROW;
    for (const [n, stretch] of put(part, end, 0).entries()) {
      laid.push({ stretch, from: part.from + n * long, to: part.from + (n + 1) * long, curve: part.side });
      end = pose(stretch, 1, 0);
    }
  }
  return { road, laid, bounds: boundsOf(laid.map(({ stretch }) => stretch)) };
}
