/** What the event table did to a rider, assembled from events. */
import type { HomasEvent } from '@/net/protocol';
import { rowOf, type Row } from '../../rules/events';
import { moveStart } from './sums';

export interface Story {
  readonly rider: string;
  readonly dice: readonly number[];
  /** The modifiers of the roll, by cause. */
  readonly less: Readonly<Record<string, number>>;
  readonly row: Row;
  /** The team roll, where the table asks for one. */
  readonly team?: { readonly die: number; readonly rank: number; readonly failed: boolean };
  /** The riders who are brought down, too. */
  readonly fallen: readonly string[];
}

/** The event of the move in which these events end, if there was one. */
export function storyOf(events: readonly HomasEvent[]): Story | undefined {
  const move = events.slice(moveStart(events));
  const event = move.find((each) => each.code === 'event');
  if (!event) return undefined;
  const rolled = move.find((each) => each.code === 'team-roll')?.args;
  const fell = move.find((each) => each.code === 'fell')?.args;
  return {
    rider: event.args.rider,
    dice: event.args.dice,
    less: event.shown?.less ?? {},
    row: rowOf(event.args.result),
    ...(rolled ? { team: { die: rolled.die, rank: rolled.rank, failed: rolled.failed } } : {}),
    fallen: fell?.riders ?? [],
  };
}

/** Why a rider has to wait: what the event table did to it, or the rider who brought it down. */
export interface Mishap {
  readonly row?: Row;
  readonly by?: string;
}

/** The last mishap of this rider. */
export function mishapOf(events: readonly HomasEvent[], rider: string): Mishap | undefined {
  const hit = events.findLast(
    ({ code, args }) =>
      (code === 'loses-turns' && args.rider === rider) || (code === 'fell' && args.riders.includes(rider)),
  );
  if (hit?.code === 'fell') return { by: hit.args.rider };
  const row =
    hit && events.slice(0, events.indexOf(hit)).findLast(({ code, args }) => code === 'event' && args.rider === rider);
  return row?.code === 'event' ? { row: rowOf(row.args.result) } : undefined;
}
