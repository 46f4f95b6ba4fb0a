/** The sum of a rider's dice and cards, as far as its move has come: 4 + 1, descent +3 = 8. The server adds it up. */
import type { HomasEvent, HomasSum } from '@/net/protocol';

/** The beginning of the move in which these events end. */
export const moveStart = (events: readonly HomasEvent[]): number =>
  events.findLastIndex(({ code }) => ['rode', 'phase', 'relayed', 'rested', 'blocked'].includes(code)) + 1;

/** How many of these events there were when the roll was made that lies on the table in the last of them: it stays there
 * while its rider rides. Nothing where there is none. */
export function rollShown(events: readonly HomasEvent[]): number {
  const [before, last] = [events.at(-2), events.at(-1)];
  if (last?.code === 'rolled') return events.length;
  const rides = last?.code === 'rode' && before?.code === 'rolled' && before.args.rider === last.args.rider;
  return rides ? events.length - 1 : 0;
}

/** The sum of this rider's move, once it has rolled or played; `events` end in it. */
export const sumOf = (events: readonly HomasEvent[], rider: string): HomasSum | undefined =>
  events.slice(moveStart(events)).findLast(({ args, shown }) => args.rider === rider && shown?.sum)?.shown?.sum ??
  undefined;
