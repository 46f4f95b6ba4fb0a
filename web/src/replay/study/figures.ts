/** Figures of a study: who won and lost by what, and the win chances as stacked bands. */
import type { BalanceRow, ChancesRow, GradedRow, RollRow } from '@/net/bodies';
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
    const above = chances.map(({ teams }, n) => below[n]! + teams[team]!);
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

export const GRADES = ['best', 'good', 'inaccuracy', 'mistake', 'blunder', 'open'] as const;
export type Grade = (typeof GRADES)[number];

export const LUCK = ['draws', 'others', 'judge', 'open'] as const;
export const luckOf = (row: BalanceRow): number => LUCK.reduce((sum, part) => sum + row[part], 0);

/** Decisions that cost something, the costliest first; of one seat, or of all. */
export const costly = (decisions: readonly GradedRow[], seat: string | null): GradedRow[] =>
  decisions.filter((each) => each.cost > 0 && (seat === null || each.seat === seat)).sort((a, b) => b.cost - a.cost);

/** How many decisions of a seat have each grade. */
export const gradesOf = (decisions: readonly GradedRow[], seat: string): Record<Grade, number> => {
  const own = decisions.filter((each) => each.seat === seat);
  const counted = GRADES.map((grade) => [grade, own.filter((each) => each.grade === grade).length]);
  return Object.fromEntries(counted) as Record<Grade, number>;
};

/** The team whose chance changed most at this moment, and how. */
export function turnOf(chances: readonly ChancesRow[], index: number): { team: string; before: number; after: number } {
  const turns = Object.entries(chances[index]!.teams).map(([team, after]) => ({
    team,
    before: chances[index - 1]!.teams[team]!,
    after,
  }));
  return turns.reduce((one, other) =>
    Math.abs(other.after - other.before) > Math.abs(one.after - one.before) ? other : one,
  );
}

/** This many rolls are shown. */
const ROLLS = 12;

/** The rolls that changed a chance most, in the order of the race. */
export function luckiest(rolls: readonly RollRow[]): RollRow[] {
  const change = ({ before, after }: RollRow): number => Math.abs(after - before);
  const most = new Set([...rolls].sort((a, b) => change(b) - change(a)).slice(0, ROLLS));
  return rolls.filter((roll) => most.has(roll) && change(roll) > 0);
}

/** Points of win chance, in readable form. */
export const points = (chance: number): number => Math.round(100 * chance);

/** The same with one decimal, which languages write with a point or a comma. */
export const tenths = (chance: number): number => Math.round(1000 * chance) / 10;
