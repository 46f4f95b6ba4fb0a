/** Wind over the squares of one tile: arrows along the road, or waves across it. */
import { clamp } from '@/draw/road/numbers';
import { innerWay, type Laid, type Layout } from '../../road/layout';
import { pose, type Pose } from '@/draw/road/stretch';
import { polyline } from '@/draw/road/lines';

export interface Blown {
  readonly kind: string;
  readonly squares: readonly Laid[];
}

/** Stretches of the same weather inside a tile, in riding order by the inner way. Blue squares are not weather. */
export const weatherOf = (layout: Layout): Blown[] => stretches(innerWay(layout));

/** The same on the outer ways alone. */
export const weatherOutside = (layout: Layout): Blown[] =>
  stretches(layout.squares.filter((laid) => laid.arm === 'outer'));

function stretches(squares: readonly Laid[]): Blown[] {
  const found: { kind: string; squares: Laid[] }[] = [];
  for (const laid of squares) {
    if (!laid.weather || laid.wavy) continue;
    const last = found.at(-1);
    const before = last?.squares.at(-1);
    if (last?.kind === laid.weather && before?.tile === laid.tile && laid.previous.includes(before.number)) {
      last.squares.push(laid);
    } else found.push({ kind: laid.weather, squares: [laid] });
  }
  return found;
}

/** The arrows of this wind; none for rain. */
export function windPath({ kind, squares }: Blown): string {
  if (kind === 'crosswind') return squares.map((laid) => [0.28, 0.74].map((t) => across(laid, t)).join(' ')).join(' ');
  if (kind === 'tailwind') return along(squares, 1);
  return kind === 'headwind' ? along(squares, -1) : '';
}

function across(laid: Laid, t: number): string {
  // Over the road's edges, but round an island not onto the other way.
  const far = laid.half + (laid.arm ? 0.06 : 0.34);
  const wave = (q: number) => pose(laid, t + 0.07 * Math.sin(q * Math.PI * 3), -far + 2 * far * q);
  const shaft = Array.from({ length: 21 }, (_, n) => wave(n / 20));
  const head = [pose(laid, t - 0.13, far - 0.13), wave(1), pose(laid, t + 0.13, far - 0.13)];
  return `${polyline(shaft)} ${polyline(head)}`;
}

/** Three staggered rows of arrows, with the riders (1) or against them (-1). */
function along(squares: readonly Laid[], way: 1 | -1): string {
  const length = squares.length;
  const place = (distance: number, offset: number): Pose => {
    const n = clamp(Math.floor(distance), 0, length - 1);
    return pose(squares[n]!, distance - n, offset);
  };
  const arrow = (low: number, offset: number): string => {
    const high = Math.min(length - 0.1, low + 1.45);
    const [from, to] = way > 0 ? [low, high] : [high, low];
    const shaft = Array.from({ length: 11 }, (_, n) => place(from + ((to - from) * n) / 10, offset));
    const barb = (side: number) => place(to - way * 0.16, offset + side * 0.13);
    return `${polyline(shaft)} ${polyline([barb(-1), place(to, offset), barb(1)])}`;
  };
  const arrows: string[] = [];
  [-0.58, 0, 0.58].forEach((q, row) => {
    for (let low = 0.12 + row * 0.55; low + 1.1 < length; low += 2.05) {
      arrows.push(arrow(low, q * squares[Math.floor(low)]!.half));
    }
  });
  return arrows.join(' ');
}
