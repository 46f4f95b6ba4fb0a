/** Dice that were rolled, as events tell them. */
import type { EventWire } from '@/net/protocol';

/** The dice of this event; none where it is about something else. */
export function diceOf({ code, args }: EventWire): readonly number[] {
  if (code === 'rolled' || code === 'event') return args.dice as readonly number[];
  return code === 'team-roll' || code === 'neutral-counters' || code === 'rain' ? [args.die as number] : [];
}

/** What this rider rolled last in its move: what came before its ride or another rider's is over. */
export function lastDice(events: readonly EventWire[], rider: string): readonly number[] {
  const last = events.findLast((event) => event.code === 'rode' || event.code === 'phase' || diceOf(event).length > 0);
  return last?.args.rider === rider && last.code === 'rolled' ? diceOf(last) : [];
}
