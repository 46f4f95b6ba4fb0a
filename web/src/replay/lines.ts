/** Parts of a round in the log, and the moments that their lines tell. */
import type { EventWire } from '@/net/protocol';
import type { Told } from '@/frame/race/telling';

/** A part of a round in the log. */
export interface LogSection {
  title: string;
  lines: readonly Told[];
  /** The moment when it is through. */
  to: number;
  /** Whether it is on the screen. */
  now: boolean;
  /** What to say where nothing is told of it. */
  nothing: string;
}

/**
 * The moment when all that is told with this event has happened: of several that are told together the first has the
 * words.
 */
export function momentOf(events: readonly EventWire[], event: number): number {
  const { code } = events[event]!;
  const next = events.findIndex((each, n) => n > event && (each.code !== code || each.said?.length));
  return next < 0 ? events.length : next;
}
