/** What the races of a person add up to. */
import type { GameId } from '@/table/table.svelte';
import type { Ridden } from './kept';

export interface Sum {
  readonly game: GameId;
  readonly races: number;
  readonly wins: number;
  readonly podiums: number;
}

export interface Best {
  readonly game: GameId;
  readonly stage: string;
  readonly name: string;
  readonly races: number;
  readonly place: number;
  /** The fewest rounds or turns. */
  readonly rounds: number;
  /** The best time in seconds; null where there was none. */
  readonly time: number | null;
}

function grouped<K>(races: readonly Ridden[], by: (race: Ridden) => K): Map<K, Ridden[]> {
  const groups = new Map<K, Ridden[]>();
  for (const race of races) groups.set(by(race), [...(groups.get(by(race)) ?? []), race]);
  return groups;
}

const least = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length ? Math.min(...known) : null;
};

export const sums = (races: readonly Ridden[]): Sum[] =>
  [...grouped(races, ({ game }) => game)].map(([game, all]) => ({
    game,
    races: all.length,
    wins: all.filter(({ place }) => place === 1).length,
    podiums: all.filter(({ place }) => place <= 3).length,
  }));

/** The best of each stage, the most ridden first. */
export const bests = (races: readonly Ridden[]): Best[] =>
  [...grouped(races, ({ game, stage }) => `${game} ${stage}`).values()]
    .map((all) => ({
      game: all[0]!.game,
      stage: all[0]!.stage,
      name: all[0]!.name,
      races: all.length,
      place: Math.min(...all.map(({ place }) => place)),
      rounds: Math.min(...all.map(({ rounds }) => rounds)),
      time: least(all.map(({ time }) => time)),
    }))
    .sort((a, b) => b.races - a.races || a.place - b.place);
