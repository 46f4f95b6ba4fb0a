/** The sheets of a tour as on paper: the tour sheet adds up, a team's sheet has every stage by itself. */
import type { StageResultWire, FlammeTourWire } from '@/net/protocol';
import { clockText } from '@/frame/race/clock';
import { restOf, running, wonOf } from './standings';

/** How many stages are on one sheet. */
export const ACROSS = 7;

/** A column of the tour sheet: a stage, or the rest day after it; stages are counted from 0. */
export interface Column {
  readonly stage: number;
  readonly rest: boolean;
}

/** The columns of each tour sheet. */
export function sheetsOf(days: FlammeTourWire['days']): Column[][] {
  const columns = days.map(({ rest }, stage): Column[] => [
    { stage, rest: false },
    ...(rest ? [{ stage, rest: true }] : []),
  ]);
  return Array.from({ length: Math.ceil(days.length / ACROSS) }, (_, n) =>
    columns.slice(n * ACROSS, (n + 1) * ACROSS).flat(),
  );
}

export const ROWS = ['points', 'time', 'sprint', 'mountain'] as const;
export type Row = (typeof ROWS)[number];

/** What stands in a cell; nothing where the stage is still to come. */
export function cellOf(history: FlammeTourWire['history'], team: string, row: Row, { stage, rest }: Column): string {
  if (stage >= history.length) return '';
  if (rest) return row === 'points' ? String(restOf(history, stage, team) || '–') : '';
  const until = history.slice(0, stage + 1);
  if (row === 'points') return String(running(until, (result) => wonOf(result, team)).at(-1));
  const both = ['R', 'S'].map((type) => running(until, (result) => valueOf(result, row, `${team}.${type}`)).at(-1)!);
  return row === 'time' ? both.map(clockText).join('\n') : both.join(' · ');
}

const valueOf = (result: StageResultWire, row: Exclude<Row, 'points'>, rider: string): number =>
  (row === 'time' ? result.times : result[row])[rider] ?? 0;

/** What a rider did in one stage; nothing before it was ridden. */
export interface Entry {
  readonly podium: number;
  readonly time: number;
  readonly sprint: number;
  readonly mountain: number;
}

export function entryOf(result: StageResultWire | undefined, rider: string): Entry | undefined {
  return (
    result && {
      podium: result.podium.find(([name]) => name === rider)?.[1] ?? 0,
      time: result.times[rider] ?? 0,
      sprint: result.sprint[rider] ?? 0,
      mountain: result.mountain[rider] ?? 0,
    }
  );
}
