/** Figures of a study: how they are written, and the win chances as stacked bands. */
import type { ChancesRow, DrawnRow, FigureRow, GradedRow } from '@/net/bodies';
import { r2 } from '@/draw/road/numbers';

interface Band {
  readonly team: string;
  readonly path: string;
  /** How far its upper edge may be wrong; the last band has none, for all chances together are certain. */
  readonly doubt: string;
}

/** `x` is the place of the moment after this many events; the bands fill the height. */
export function bandsOf(
  chances: readonly ChancesRow[],
  x: (events: number) => number,
  height: number,
  races: number,
): Band[] {
  const xs = chances.map(({ events }) => r2(x(events)));
  const line = (shares: readonly number[]): string[] =>
    shares.map((share, n) => `${xs[n]} ${r2(height * (1 - Math.max(0, Math.min(1, share))))}`);
  const between = (over: readonly number[], under: readonly number[]): string =>
    `M${[...line(over), ...line(under).reverse()].join(' L')} Z`;
  const teams = Object.keys(chances[0]?.teams ?? {});
  let below = chances.map(() => 0);
  return teams.map((team, place) => {
    const above = chances.map(({ teams }, n) => below[n]! + teams[team]!.mean);
    const path = between(above, below);
    below = above;
    if (place === teams.length - 1) return { team, path, doubt: '' };
    const error = above.map((share) => Math.sqrt(Math.max(0, share * (1 - share)) / races));
    const moved = (way: 1 | -1): number[] => above.map((share, n) => share + way * error[n]!);
    return { team, path, doubt: between(moved(1), moved(-1)) };
  });
}

/** The chances at this moment: those with which its phase began. */
export const chancesAt = (chances: readonly ChancesRow[], events: number): ChancesRow | undefined =>
  chances.findLast((row) => row.events <= events) ?? chances[0];

/** What is certain has no error, and a small one is not none. */
export function errorOf({ error }: Pick<FigureRow, 'error'>): string {
  if (!error) return '';
  return `±\u00a0${Math.round(100 * error) || '<1'}`;
}

/** Points with their sign. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0');

/** A figure and its error. */
export const figureText = (figure: FigureRow, text = String(figure.shown)): string =>
  [text, errorOf(figure)].filter(Boolean).join('\u00a0');

/** Points with one decimal, for averages. */
export const tenths = (share: number): number => Math.round(1000 * share) / 10;

export const GRADES = ['best', 'inaccuracy', 'mistake', 'blunder', 'close', 'lost'] as const;
const MISTAKES: readonly string[] = ['inaccuracy', 'mistake', 'blunder'];

/** The decisions that were clearly mistakes, the costliest first; of these seats. */
export const costly = (decisions: readonly GradedRow[], seats: readonly string[]): GradedRow[] =>
  decisions
    .filter(({ grade, seat }) => MISTAKES.includes(grade) && seats.includes(seat))
    .sort((a, b) => b.cost.mean - a.cost.mean);

/** This many draws are shown. */
const DRAWS = 8;

/** The draws that changed a chance most, in the order of the race. */
export function luckiest(draws: readonly DrawnRow[]): DrawnRow[] {
  const change = ({ before, after }: DrawnRow): number => Math.abs(after.mean - before.mean);
  const told = draws.filter(({ seat, before, after }) => seat && before.shown !== after.shown);
  const most = new Set([...told].sort((a, b) => change(b) - change(a)).slice(0, DRAWS));
  return told.filter((draw) => most.has(draw));
}
