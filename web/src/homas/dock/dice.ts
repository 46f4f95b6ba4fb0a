/** Dice that were rolled, as events tell them. */
import type { HomasEvent } from '@/net/protocol';

/** The dice of this event; none where it is about something else. */
export function diceOf({ code, args }: HomasEvent): readonly number[] {
  if (code === 'rolled' || code === 'event') return args.dice;
  return code === 'team-roll' || code === 'neutral-counters' || code === 'rain' ? [args.die] : [];
}
