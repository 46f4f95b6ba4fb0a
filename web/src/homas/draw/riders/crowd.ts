/** Against the clock everybody has the road alone: riders on the same square are drawn side by side, and smaller. */
import type { HomasRider, HomasRoad } from '@/net/protocol';
import { laneOffset } from '../../road/layout';
import { numberOf } from './roles';
import { HALF } from '../../road/wind';

/** The offset of a rider from its square's middle, along and across the road, and its size. */
export interface Aside {
  readonly along: number;
  readonly across: number;
  readonly scale: number;
  /** Whether it has yet to start: others are drawn in front of it. */
  readonly waiting?: boolean;
}

/** A rider is as long as a square, and as wide as this. */
const WIDE = 0.62;
const TEAMS = 5;
/** From one team to the next, on the grid. */
const APART = (2 * HALF) / TEAMS;

/** On the grid behind the start: the teams side by side, the first on the right, and their riders behind each other. */
const waiting = ({ team, role }: HomasRider, offset: number): Aside => ({
  along: -role,
  across: ((TEAMS + 1) / 2 - numberOf(team)) * APART - offset,
  scale: APART / WIDE,
  waiting: true,
});

/** Side by side on the road, in columns of four at most. */
function beside(n: number, count: number, offset: number): Aside {
  const columns = Math.ceil(count / 4);
  const rows = Math.ceil(count / columns);
  const scale = Math.min(1, 1.5 / columns, (2 * HALF) / (rows * WIDE));
  const [row, column] = [n % rows, Math.floor(n / rows)];
  return {
    along: ((columns - 1) / 2 - column) * scale * 0.98,
    across: ((rows - 1) / 2 - row) * ((2 * HALF) / rows) - offset,
    scale,
  };
}

/**
 * Everybody who shares a square, by name; the earlier team is on the right. The rider of a question before the start
 * stands alone.
 */
export function crowded(
  riders: readonly HomasRider[],
  { squares }: HomasRoad,
  asked?: string,
): ReadonlyMap<string, Aside> {
  const aside = new Map<string, Aside>();
  for (const number of new Set(riders.map((rider) => rider.square))) {
    const here = riders.filter((rider) => rider.square === number);
    if (here.length < 2) continue;
    const { row, lane } = squares[number]!;
    const offset = laneOffset(lane);
    here.forEach((rider, n) => {
      if (row > 0) aside.set(rider.name, beside(n, here.length, offset));
      else if (rider.name !== asked) aside.set(rider.name, waiting(rider, offset));
    });
  }
  return aside;
}
