/** Against the clock everybody has the road alone: who shares a square with others is drawn beside them, and smaller. */
import type { HomasRider } from '../../net/protocol';
import { HALF } from './wind';

/** How far from its square's middle a rider is drawn, along and across the road, and how large. */
export interface Aside {
  readonly along: number;
  readonly across: number;
  readonly scale: number;
}

/** A rider is as long as a square, and as wide as this. */
const WIDE = 0.62;

/** Everybody who shares a square, by name; the earlier team is on the right. `offset` is how far each lane is from the middle. */
export function crowded(riders: readonly HomasRider[], offset: (square: number) => number): ReadonlyMap<string, Aside> {
  const aside = new Map<string, Aside>();
  for (const square of new Set(riders.map((rider) => rider.square))) {
    const here = riders.filter((rider) => rider.square === square);
    if (here.length < 2) continue;
    const columns = Math.ceil(here.length / 4);
    const rows = Math.ceil(here.length / columns);
    const scale = Math.min(1, 1.5 / columns, (2 * HALF) / (rows * WIDE));
    here.forEach(({ name }, n) => {
      const [row, column] = [n % rows, Math.floor(n / rows)];
      const across = ((rows - 1) / 2 - row) * ((2 * HALF) / rows) - offset(square);
      aside.set(name, { along: ((columns - 1) / 2 - column) * scale * 0.98, across, scale });
    });
  }
  return aside;
}
