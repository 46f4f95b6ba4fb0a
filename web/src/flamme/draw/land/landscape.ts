/** The country around a road: fields, relief, trees and farms. The same stage always has the same country. */
import { heights } from '../../road/heights';
import { point, r2, UNIT } from '@/draw/road/numbers';
import { mixed, random } from '@/draw/road/random';
import { outerWay, type Laid, type Layout } from '../../road/layout';
import { pose } from '@/draw/road/stretch';
import type { View } from '@/draw/road/view';
import { together, type Shape, type Thing } from '@/draw/land/standing';

/** All squares of at least this height, as one thick line. */
export interface Relief {
  readonly path: string;
  readonly width: number;
  readonly level: number;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

const LEVELS = [1, 2, 3, 4];
/** Trees are planted plot by plot, so that another view of the same country shows the same trees. */
const PLOT = 3;
const TREES = 4;
const TRIES = 10;

export function reliefOf(layout: Layout): Relief[] {
  const squares = outerWay(layout);
  const line = heights(squares);
  const [first = 0] = line;
  const top = Math.max(5, ...line);
  return LEVELS.map((level) => {
    const need = first + ((level - 0.35) * (top - first)) / 4.2;
    return { path: above(squares, line, need), width: r2((5.6 - level * 0.95) * UNIT), level };
  }).filter(({ path }) => path);
}

function above(squares: readonly Laid[], line: readonly number[], need: number): string {
  let path = '';
  let open = false;
  squares.forEach((laid, n) => {
    const high = (line[n]! + line[n + 1]!) / 2 >= need;
    // a tiny step makes a dot of a single square, too
    if (high) path += `${open ? 'L' : 'M'}${point(pose(laid, 0.5, 0))} ${open ? '' : 'l.1 .1 '}`;
    open = high;
  });
  return path;
}

/** Trees and farms, never closer to the road than `keep`; the nearest to the viewer come last. */
export function thingsOf(layout: Layout, [x, y, wide, tall]: View, seed: number, keep: number): Thing[] {
  const middles = layout.squares.map((laid) => pose(laid, 0.5, 0));
  const things: Thing[] = [];
  const free = (spot: Spot, room: number, from: number) =>
    middles.every((p) => Math.hypot(p.x - spot.x, p.y - spot.y + 0.25) > from) &&
    things.every((one) => Math.hypot(one.x - spot.x, one.y - spot.y) > room);
  for (let column = Math.floor((x - 1) / PLOT); column * PLOT < x + wide + 1; column++) {
    for (let row = Math.floor((y - 1) / PLOT); row * PLOT < y + tall + 1; row++) {
      plant(random(mixed(seed, column, row, 7)), column * PLOT, row * PLOT);
    }
  }
  return things.sort((a, b) => a.y - b.y);

  function plant(next: () => number, left: number, top: number): void {
    const before = things.length;
    for (let n = 0; n < TRIES && things.length < before + TREES; n++) {
      const spot = { x: left + next() * PLOT, y: top + next() * PLOT };
      const kind = next();
      const row = next() > 0.35;
      if (!free(spot, kind > 0.94 ? 1.6 : 0.55, keep)) continue;
      if (kind >= 0.9) things.push({ kind: 'farm', ...spot, size: 1.15 });
      else if (kind >= 0.55) things.push({ kind: 'bush', ...spot, size: r2(0.8 + kind * 0.3) });
      else cypresses(spot, row ? 4 : 1);
    }
  }

  function cypresses(first: Spot, count: number): void {
    for (let k = 0; k < count; k++) {
      const spot = { x: first.x + k * 0.42, y: first.y + k * 0.05 };
      if (k && !free(spot, 0.36, keep - 0.1)) return;
      things.push({ kind: 'cypress', ...spot, size: 0.95 });
    }
  }
}

/** The same as few shapes of the board. */
export const grown = (layout: Layout, view: View, seed: number, keep: number): Shape[] =>
  together(
    thingsOf(layout, view, seed, keep).map((thing) => ({ ...thing, x: r2(thing.x * UNIT), y: r2(thing.y * UNIT) })),
  );
