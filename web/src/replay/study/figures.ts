/** Figures of a study: who won and lost by what, and the win chances as stacked bands. */
import type { BalanceRow, ChancesRow, GradedRow } from '@/net/bodies';
import { r2 } from '@/draw/road/numbers';

interface Band {
  readonly team: string;
  readonly path: string;
}

/** `x` is the place of the moment after this many events; the bands fill the height. */
export function bandsOf(chances: readonly ChancesRow[], x: (events: number) => number, height: number): Band[] {
  const xs = chances.map(({ events }) => r2(x(events)));
  let below = chances.map(() => 0);
  return Object.keys(chances[0]?.teams ?? {}).map((team) => {
    const above = chances.map(({ teams }, n) => below[n]! + teams[team]!.mean);
    const edge = (shares: readonly number[]): string[] =>
      shares.map((share, n) => `${xs[n]} ${r2(height * (1 - share))}`);
    const path = `M${[...edge(above), ...edge(below).reverse()].join(' L')} Z`;
    below = above;
    return { team, path };
  });
}

/** The chances at this moment: the last ones that were known by then. */
export const chancesAt = (chances: readonly ChancesRow[], events: number): ChancesRow | undefined =>
  chances.findLast((row) => row.events <= events) ?? chances[0];

export const GRADES = ['best', 'inaccuracy', 'mistake', 'blunder', 'close', 'lost'] as const;
export type Grade = (typeof GRADES)[number];
const MISTAKES: readonly string[] = ['inaccuracy', 'mistake', 'blunder'];

/** What adds up to a team's result. */
export const COLUMNS = ['start', 'luck', 'mistakes', 'gifts', 'unexplained'] as const satisfies (keyof BalanceRow)[];

/** The mistakes, the costliest first; of one seat, or of all. */
export const costly = (decisions: readonly GradedRow[], seat: string | null): GradedRow[] =>
  decisions
    .filter((each) => MISTAKES.includes(each.grade) && (seat === null || each.seat === seat))
    .sort((a, b) => b.cost.mean - a.cost.mean);

/** How many decisions of a seat have each grade. */
export const gradesOf = (decisions: readonly GradedRow[], seat: string): Record<Grade, number> => {
  const own = decisions.filter((each) => each.seat === seat);
  const counted = GRADES.map((grade) => [grade, own.filter((each) => each.grade === grade).length]);
  return Object.fromEntries(counted) as Record<Grade, number>;
};

/** Points of win chance with one decimal, which languages write with a point or a comma. */
export const tenths = (chance: number): number => Math.round(1000 * chance) / 10;
