/** Dice that were rolled, as events tell them. */
import { numberIn, numbersIn } from '@/net/args';
import type { EventWire } from '@/net/protocol';

/** The dice of this event; none where it is about something else. */
export function diceOf({ code, args }: EventWire): readonly number[] {
  if (code === 'rolled' || code === 'event') return numbersIn(args.dice);
  return code === 'team-roll' || code === 'neutral-counters' || code === 'rain' ? [numberIn(args.die)] : [];
}

/** What this rider rolled last in its move: what came before its ride or another rider's is over. */
export function lastDice(events: readonly EventWire[], rider: string): readonly number[] {
  const last = events.findLast((event) => event.code === 'rode' || event.code === 'phase' || diceOf(event).length > 0);
  return last?.args.rider === rider && last.code === 'rolled' ? diceOf(last) : [];
}
