/** A sprint while it is ridden: who is ahead of those who have sprinted, and what it takes to pass them. */
import type { HomasEvent, HomasRoad, HomasView } from '@/net/protocol';

export interface Sprinted {
  rider: string;
  row: number;
  lane: number;
}

const ENDS = ['phase', 'summit', 'rushed', 'arrived', 'disqualified'];
const HIGHEST = 12;

/** Those who have sprinted in the group whose turn it is, the first first: the furthest row, then the right lane. */
export function sprintedIn(events: readonly HomasEvent[], road: HomasRoad, { riders }: HomasView): Sprinted[] {
  const from = events.findLastIndex(({ code }) => ENDS.includes(code)) + 1;
  const laneOf = (name: string) => road.squares[riders.find((rider) => rider.name === name)!.square]!.lane;
  return events
    .slice(from)
    .flatMap(({ code, args }) =>
      code === 'sprinted' ? [{ rider: args.rider, row: args.row, lane: laneOf(args.rider) }] : [],
    )
    .sort((a, b) => b.row - a.row || a.lane - b.lane);
}

/** The place among them with this score; each row that is caught may be worth one more. */
export function placeWith(
  score: number,
  { row, lane }: Pick<Sprinted, 'row' | 'lane'>,
  others: readonly Sprinted[],
  bonus: boolean,
): number {
  const caught = new Set(others.map((other) => other.row).filter((other) => other > row && other <= row + score)).size;
  const after = row + score + (bonus ? caught : 0);
  return 1 + others.filter((other) => other.row > after || (other.row === after && other.lane <= lane)).length;
}

/** The lowest score that takes a rider from this square past all of these. */
export function scoreToPass(from: Pick<Sprinted, 'row' | 'lane'>, others: readonly Sprinted[], bonus: boolean): number {
  let score = 0;
  while (score <= HIGHEST && placeWith(score, from, others, bonus) > 1) score++;
  return score;
}
