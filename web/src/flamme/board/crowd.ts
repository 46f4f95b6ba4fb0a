/** In a trial everybody has the road alone: riders on the same place are drawn side by side, and smaller. */
import { placeOffset, squareAt } from '../road/pose';
import type { Layout } from '../road/layout';
import type { Point } from './tags';
import { LANE, pose } from '@/draw/road/stretch';

interface Placed {
  readonly name: string;
  readonly square: number;
  readonly lane: number;
}

/** The offset of a rider from its place, in squares, and its size. */
export interface SteppedAside extends Point {
  readonly scale: number;
}

export const NOWHERE: SteppedAside = { x: 0, y: 0, scale: 1 };

/** A rider is as long as a square, and this wide. */
const WIDE = 0.6;
const SMALLEST = 0.4;

interface Ranks {
  readonly columns: number;
  readonly rows: number;
  readonly scale: number;
}

/** This many riders in ranks within this width, as large as possible. */
function ranksOf(count: number, width: number): Ranks {
  const tried = Array.from({ length: count }, (_, n): Ranks => {
    const [columns, rows] = [n + 1, Math.ceil(count / (n + 1))];
    return { columns, rows, scale: Math.min(1, 1 / columns, width / (rows * WIDE)) };
  });
  return tried.reduce((best, one) => (one.scale > best.scale ? one : best));
}

/** The offsets of all who share a place: the earlier seat on the right, its riders side by side. */
export function crowded(layout: Layout, riders: readonly Placed[]): Map<string, SteppedAside> {
  const aside = new Map<string, SteppedAside>();
  for (const square of new Set(riders.map((rider) => rider.square))) {
    const here = riders.filter((rider) => rider.square === square);
    if (new Set(here.map((rider) => rider.lane)).size < here.length) ranged(layout, here, aside);
  }
  return aside;
}

function ranged(layout: Layout, here: readonly Placed[], aside: Map<string, SteppedAside>): void {
  const laid = squareAt(layout, here[0]!.square);
  const width = Math.max(2 * LANE, 2 * laid.half);
  const { columns, rows, scale } = ranksOf(here.length, width);
  here.forEach(({ name, lane }, n) => {
    const [row, column] = [Math.floor(n / columns), n % columns];
    const place = pose(laid, 0.5, placeOffset(laid, lane));
    const to = pose(laid, 0.5 + ((columns - 1) / 2 - column) / columns, ((rows - 1) / 2 - row) * (width / rows));
    aside.set(name, { x: to.x - place.x, y: to.y - place.y, scale: Math.max(SMALLEST, scale) });
  });
}
