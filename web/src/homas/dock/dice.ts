/** Dice that were rolled, as events tell them. */
import { numberIn, numbersIn } from '@/net/args';
import type { EventWire } from '@/net/protocol';

/** The dice of this event; none where it is about something else. */
export function diceOf({ code, args }: EventWire): readonly number[] {
  if (code === 'rolled' || code === 'event') return numbersIn(args.dice);
  return code === 'team-roll' || code === 'neutral-counters' || code === 'rain' ? [numberIn(args.die)] : [];
}
