/** Win chances as bands on top of each other, on the axis of the scrubber. */
import { r2 } from '@/draw/road/numbers';
import type { ChancesRow } from '@/net/bodies';

export interface Band {
  readonly team: string;
  readonly path: string;
}

/** `x` says where the moment after this many events is; the bands fill the height. */
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
