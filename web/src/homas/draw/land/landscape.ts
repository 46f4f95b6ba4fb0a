/**
 * The country around a road: relief under its climbs, trees and farms beside it. The same course always has the same
 * country.
 */
import { circle } from '@/draw/shapes';
import type { HomasRoad } from '@/net/protocol';
import { point, r2, UNIT } from '@/draw/road/numbers';
import { mixed, random } from '@/draw/road/random';
import { at, type Layout } from '../../road/layout';
import { ROW } from '../../road/parts';
import type { View } from '@/draw/road/view';

export interface Relief {
  readonly level: number;
  readonly path: string;
  readonly width: number;
}

export interface Trees {
  /** The lit and the dark side of all of them. */
  readonly lit: string;
  readonly dark: string;
  readonly walls: string;
  readonly roofs: string;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Nothing grows closer to the middle of the road. */
const KEEP = 2.3;
const PLOT = 3;
const A_PLOT = 3;
const TRIES = 6;

export interface Graded {
  readonly road?: string;
  readonly grade?: number;
}

/** A road loses at most this much height per point of a descent; the rest is lost little by little. */
const STEEPEST = 2.4;
const LITTLE = 0.8;

/**
 * The height of each line between these rows, for the eye: climbs rise by their numbers, descents lead down to the
 * starting level.
 */
export function climbed(rows: readonly Graded[]): number[] {
  let height = 0;
  const run = (from: number): number => {
    let sum = 0;
    for (let n = from; (rows[n]?.grade ?? 0) > 0; n++) sum += rows[n]!.grade!;
    return sum;
  };
  const next = ({ road, grade = 0 }: Graded, n: number): number => {
    if (road === 'cobbles') return Math.max(0, height - LITTLE);
    if (grade < 0) return height - grade;
    return Math.max(0, height - (grade ? grade * Math.min(STEEPEST, height / run(n)) : LITTLE));
  };
  return [0, ...rows.map((row, n) => (height = next(row, n)))];
}

/** The road and the number of each row from the first to the line, as the right-hand lane has them. */
export function gradesOf({ squares, length }: HomasRoad): Graded[] {
  const rows = Array.from({ length }, (): Graded => ({}));
  for (const { row, lane, road, grade } of squares)
    if (lane === 1 && row >= 1 && row <= length) rows[row - 1] = { road, grade };
  return rows;
}

export const heightsOf = (road: HomasRoad): number[] => climbed(gradesOf(road));

/** One thick line for each level along the rows of at least this height. */
export function reliefOf(layout: Layout): Relief[] {
  const heights = heightsOf(layout.road);
  const top = Math.max(40, ...heights);
  return [1, 2, 3, 4].flatMap((level) => {
    const path = heights.flatMap((height, row) => {
      if (height < ((level - 0.5) / 4.3) * top) return [];
      const open = row > 0 && heights[row - 1]! >= ((level - 0.5) / 4.3) * top;
      return [`${open ? 'L' : 'M'}${point(at(layout, row * ROW, 0))}${open ? '' : ' l.1 .1'}`];
    });
    return path.length ? [{ level, path: path.join(' '), width: r2((7.6 - level * 1.05) * UNIT) }] : [];
  });
}

const bush = (x: number, y: number, s: number): [string, string] => [
  circle(r2(x), r2(y - 20 * s), r2(21 * s)),
  `M${r2(x)} ${r2(y - 41 * s)} a${r2(21 * s)} ${r2(21 * s)} 0 0 1 0 ${r2(42 * s)} Z`,
];

const cypress = (x: number, y: number): [string, string] => [
  `M${x} ${r2(y - 64)} c17 24 19 52 0 64 c-19 -12 -17 -40 0 -64 Z`,
  `M${x} ${r2(y - 64)} c17 24 19 52 0 64 Z`,
];

/** Trees and farms of this view, off the road; the nearest to the eye come last. */
export function treesOf(layout: Layout, [x, y, wide, tall]: View, seed: number): Trees {
  const free = clearing(layout);
  const found: (Spot & { kind: number })[] = [];
  for (let column = Math.floor(x / PLOT); column * PLOT < x + wide; column++) {
    for (let row = Math.floor(y / PLOT); row * PLOT < y + tall; row++) {
      const next = random(mixed(seed, column, row, 7));
      let planted: Spot[] = [];
      for (let n = 0; n < TRIES && planted.length < A_PLOT; n++) {
        const spot = { x: (column + next()) * PLOT, y: (row + next()) * PLOT };
        const kind = next();
        if (!free(spot) || planted.some((other) => Math.hypot(other.x - spot.x, other.y - spot.y) < 0.7)) continue;
        planted = [...planted, spot];
        found.push({ ...spot, kind });
      }
    }
  }
  return drawn(found.sort((a, b) => a.y - b.y));
}

/**
 * Whether a spot is far enough from every part of the road: the road is sorted into plots, so that few parts are
 * checked.
 */
function clearing(layout: Layout): (spot: Spot) => boolean {
  const near = new Map<string, Spot[]>();
  const last = layout.laid.at(-1)!.to;
  for (let progress = layout.laid[0]!.from; progress <= last; progress += ROW / 2) {
    const spot = at(layout, progress, 0);
    const [column, row] = [Math.floor(spot.x / PLOT), Math.floor(spot.y / PLOT)];
    for (const a of [-1, 0, 1])
      for (const b of [-1, 0, 1]) {
        const key = `${column + a} ${row + b}`;
        near.set(key, [...(near.get(key) ?? []), spot]);
      }
  }
  return (spot) =>
    (near.get(`${Math.floor(spot.x / PLOT)} ${Math.floor(spot.y / PLOT)}`) ?? []).every(
      (p) => Math.hypot(p.x - spot.x, p.y - spot.y + 0.25) > KEEP,
    );
}

function drawn(things: readonly (Spot & { kind: number })[]): Trees {
  const [lit, dark, walls, roofs]: [string[], string[], string[], string[]] = [[], [], [], []];
  for (const { x, y, kind } of things) {
    const [px, py] = [r2(x * UNIT), r2(y * UNIT)];
    if (kind > 0.965) {
      walls.push(`M${px - 34} ${py} v-30 h46 v30 Z M${px + 12} ${py} v-46 h24 v46 Z`);
      roofs.push(`M${px - 40} ${py - 28} l29 -20 l27 20 Z M${px + 6} ${py - 44} l18 -16 l18 16 Z`);
      continue;
    }
    const [body, shade] = kind < 0.6 ? bush(px, py, 0.9 + kind * 0.3) : cypress(px, py);
    lit.push(body);
    dark.push(shade);
  }
  return { lit: lit.join(' '), dark: dark.join(' '), walls: walls.join(' '), roofs: roofs.join(' ') };
}
