/** Lines along a road as SVG path text, in board units. Arcs are true arcs. */
import { point, r2, UNIT } from './numbers';
import { pose, type Stretch } from './stretch';

/** Continue from the pen: the line at this offset, from one part of the square to another. */
export function along(laid: Stretch, offset: number, from = 0, to = 1): string {
  if (laid.arm) return steps(8, (q) => pose(laid, from + (to - from) * q, offset));
  const end = point(pose(laid, to, offset));
  if (!laid.side) return `L${end}`;
  const radius = r2((laid.radius - laid.side * offset) * UNIT);
  return `A${radius} ${radius} 0 0 ${laid.side > 0 === to > from ? 1 : 0} ${end}`;
}

/** Continue from the pen, in this many straight steps. */
export function steps(count: number, place: (q: number) => { x: number; y: number }): string {
  return Array.from({ length: count }, (_, n) => `L${point(place((n + 1) / count))}`).join(' ');
}

/** A line through these places. */
export function polyline(places: readonly { x: number; y: number }[]): string {
  return places.length ? `M${places.map(point).join(' L')}` : '';
}

/** The part of a square between two offsets. */
export function sector(laid: Stretch, left: number, right: number): string {
  return [
    `M${point(pose(laid, 0, left))} ${along(laid, left)}`,
    `L${point(pose(laid, 1, right))} ${along(laid, right, 1, 0)} Z`,
  ].join(' ');
}

/** The line at this offset along several squares. */
export function edge(list: readonly Stretch[], offset: number): string {
  const first = list[0];
  if (!first) return '';
  return `M${point(pose(first, 0, offset))} ${list.map((laid) => along(laid, offset)).join(' ')}`;
}
