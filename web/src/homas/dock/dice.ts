/** Dice that were rolled, as events tell them. */
import type { EventWire } from '@/net/protocol';

/** The dice of this event; none where it is about something else. */
export function diceOf({ code, args }: EventWire): readonly number[] {
  if (code === 'rolled' || code === 'event') return args.dice as readonly number[];
  return code === 'team-roll' || code === 'neutral-counters' || code === 'rain' ? [args.die as number] : [];
}
