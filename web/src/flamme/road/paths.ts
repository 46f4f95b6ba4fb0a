/** Lines and shapes of the road as SVG path text, in board units. Arcs are true arcs. */
import { ease, point } from '@/draw/road/numbers';
import type { Laid } from './layout';
import { LANE, pose } from '@/draw/road/stretch';
import { along, polyline, sector, steps } from '@/draw/road/lines';

/** A change of lanes is a funnel of this much of a square on either side of the line. */
const FUNNEL = 0.25;

/** One lane of a square, a little inside its lines. */
export function laneSector(laid: Laid, offset: number, inside = 0.03): string {
  return sector(laid, offset - LANE / 2 + inside, offset + LANE / 2 - inside);
}

/** Half the road's width at `t`. */
export function halfAt(laid: Laid, t: number): number {
  const { half, before, after } = laid;
  if (t < FUNNEL && before !== half) return before + (half - before) * ease((t + FUNNEL) / (2 * FUNNEL));
  if (t > 1 - FUNNEL && after !== half) return half + (after - half) * ease((t - 1 + FUNNEL) / (2 * FUNNEL));
  return half;
}

/** On from where the pen is: the road's edge, `more` outside it; side 1 is the right one. */
export function rim(laid: Laid, side: -1 | 1, more: number, from = 0, to = 1): string {
  if (laid.before === laid.half && laid.after === laid.half) {
    return along(laid, side * (laid.half + more), from, to);
  }
  return steps(16, (q) => {
    const t = from + (to - from) * q;
    return pose(laid, t, side * (halfAt(laid, t) + more));
  });
}

/** The whole square from edge to edge, `more` wider on both sides. */
export function slab(laid: Laid, more = 0): string {
  return [
    `M${point(pose(laid, 0, -halfAt(laid, 0) - more))} ${rim(laid, -1, more)}`,
    `L${point(pose(laid, 1, halfAt(laid, 1) + more))} ${rim(laid, 1, more, 1, 0)} Z`,
  ].join(' ');
}

/** The wavy line of a slippery square. */
export function waves(laid: Laid, offset: number, count = 4, high = 0.045): string {
  const places = Array.from({ length: count * 8 + 1 }, (_, n) => {
    const t = n / (count * 8);
    return pose(laid, t, offset + high * Math.sin(t * count * 2 * Math.PI));
  });
  return polyline(places);
}
