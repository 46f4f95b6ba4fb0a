/** Signs beside the road: the letters of the lines, start and finish, and how many rows are left. */
import { point } from '@/draw/road/numbers';
import type { HomasMark } from '@/net/protocol';
import { at, type Layout } from '../../road/layout';
import { ROW } from '../../road/parts';
import { HALF } from '../../road/wind';
import type { Pose } from '@/draw/road/stretch';
import { t } from '@/words/index.svelte';

export const titleOf = ({ title, kind }: HomasMark): string => title || (kind ? t('homas-mark-name', { kind }) : '');

export interface Sign {
  readonly kind: 'letter' | 'start' | 'finish' | 'left';
  readonly x: number;
  readonly y: number;
  /** Away from the road. */
  readonly out: { readonly x: number; readonly y: number };
  /** The post from the road's edge to the sign. */
  readonly post: string;
  /** The line across the road. */
  readonly line: string;
  readonly mark?: HomasMark;
  /** Whether team cards end here. */
  readonly red: boolean;
  /** Rows to the line. */
  readonly left: number;
}

/** The distance of signs from the road's edge, in squares when they are not enlarged. */
const OFF = 0.52;
const EVERY = 10;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The distance from this point to any part of the road but its own. */
function room(layout: Layout, { x, y }: Pose, progress: number): number {
  let least = Infinity;
  for (const { from, to } of layout.laid) {
    if (Math.abs(from - progress) < 3 * ROW) continue;
    const p = at(layout, (from + to) / 2, 0);
    least = Math.min(least, Math.hypot(p.x - x, p.y - y));
  }
  return least;
}

/** The side of the road that has more room; the usual one if that has enough, and no other sign stands there. */
function beside(
  layout: Layout,
  progress: number,
  usual: -1 | 1,
  size: number,
  stood: readonly Spot[],
): Pick<Sign, 'x' | 'y' | 'out' | 'post' | 'line'> {
  const stand = (side: number): Pose => at(layout, progress, side * (HALF + OFF * size));
  const enough = HALF + 0.6 * size;
  const free = (place: Pose): number => {
    const other = Math.min(...stood.map((spot) => Math.hypot(spot.x - place.x, spot.y - place.y)));
    return Math.min(room(layout, place, progress), other < 0.75 * size ? other : enough);
  };
  const side = free(stand(usual)) >= Math.min(enough, free(stand(-usual))) ? usual : -usual;
  const place = stand(side);
  const [left, right] = [at(layout, progress, -HALF), at(layout, progress, HALF)];
  const foot = side < 0 ? left : right;
  const out = { x: (place.x - foot.x) / (OFF * size), y: (place.y - foot.y) / (OFF * size) };
  return {
    x: place.x,
    y: place.y,
    out,
    post: `M${point(foot)} L${point(place)}`,
    line: `M${point(left)} L${point(right)}`,
  };
}

/** Every sign of this road at this scale relative to the road: where two compete for a place, letters have priority. */
export function signsOf(layout: Layout, size: number): Sign[] {
  const { length, marks, red } = layout.road;
  const signs: Sign[] = [];
  const add = (kind: Sign['kind'], row: number, usual: -1 | 1, mark?: HomasMark): void => {
    const ends = mark !== undefined && red > 0 && mark.row === red && red < length;
    signs.push({ kind, ...beside(layout, row * ROW, usual, size, signs), mark, red: ends, left: length - row });
  };
  add('start', 0, 1);
  add('finish', length, 1);
  for (const mark of marks) add('letter', mark.row, -1, mark);
  const step = size > 1.8 ? 2 * EVERY : EVERY;
  for (let left = step; left < length - 2; left += step) add('left', length - left, 1);
  return signs.reverse();
}
