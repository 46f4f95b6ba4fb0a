/** The totals of a person's races. */
import type { GameId } from '@/table/table.svelte';
import type { Ridden } from './kept';

export interface GameTotals {
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

function byStage(races: readonly Ridden[]): Ridden[][] {
  const groups = new Map<string, Ridden[]>();
  for (const race of races) {
    const key = `${race.game} ${race.stage}`;
    groups.set(key, [...(groups.get(key) ?? []), race]);
  }
  return [...groups.values()];
}

const least = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length ? Math.min(...known) : null;
};

/** By game, in this order of games; nothing of a game that was never ridden. */
export const sums = (races: readonly Ridden[], games: readonly GameId[]): GameTotals[] =>
  games.flatMap((game) => {
    const all = races.filter((race) => race.game === game);
    const up = (to: number): number => all.filter(({ place }) => place <= to).length;
    return all.length ? [{ game, races: all.length, wins: up(1), podiums: up(3) }] : [];
  });

/** The best of each stage, the most ridden first. */
export const bests = (races: readonly Ridden[]): Best[] =>
  byStage(races)
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
