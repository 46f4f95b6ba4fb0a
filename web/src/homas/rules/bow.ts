/** A bent arrow from one place to another, in board units. */
import { degrees, point, UNIT } from '@/draw/road/numbers';

interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Bow {
  readonly path: string;
  /** Where its head is, for a shape that points to the right. */
  readonly head: string;
}

const between = (a: Spot, b: Spot, part: number): Spot => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

/** It bulges this many squares to the left of its way, and keeps a little away from both ends. */
export function bow(from: Spot, to: Spot, bulge: number, away = 0.3): Bow {
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  const left = { x: (to.y - from.y) / long, y: -(to.x - from.x) / long };
  /** Two that meet do not touch: each ends a little earlier. */
  const aside = ({ x, y }: Spot, on: number): Spot => ({
    x: x + left.x * away - left.y * on,
    y: y + left.y * away + left.x * on,
  });
  const [begin, end] = [aside(from, 0.12), aside(to, -0.12)];
  const middle = between(from, to, 0.5);
  const over = { x: middle.x + left.x * bulge * 1.4, y: middle.y + left.y * bulge * 1.4 };
  return {
    path: `M${point(begin)} Q${point(over)} ${point(end)}`,
    head: `translate(${point(end)}) rotate(${degrees(Math.atan2(end.y - over.y, end.x - over.x))})`,
  };
}

/** Its head, at the origin. */
export const HEAD = `M${-0.2 * UNIT} ${-0.16 * UNIT} L${0.1 * UNIT} 0 L${-0.2 * UNIT} ${0.16 * UNIT} Z`;
