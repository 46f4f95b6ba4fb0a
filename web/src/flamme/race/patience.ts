/**
 * How long the eye rests on what has to be read: plain moves are shown quickly, and the time that this saves in a round
 * is spent on its slipstreams and on its exhaustion, so that no round takes longer for it.
 */
import type { FlammeEvent } from '@/net/protocol';

/** How fast riders travel: milliseconds for each square, the longest of all ways, then how long the eye rests. */
export interface Pace {
  readonly square: number;
  readonly longest: number;
  readonly rest: number;
}

/** A rider who goes as far as the card says. */
export const PLAIN: Pace = { square: 60, longest: 480, rest: 130 };
/** What the road or other riders took is worth a look; at this pace nothing is saved. */
export const HELD_BACK: Pace = { square: 110, longest: 900, rest: 200 };
/** Over the line: the moment of the race. */
export const FINISHING: Pace = { square: 230, longest: 2000, rest: 700 };

/** What has to be read: the shortest look at it, and one that is long enough for everybody. */
const READ: Readonly<Record<string, readonly [short: number, long: number]>> = {
  chased: [200, 500],
  slipped: [350, 1100],
  exhausted: [700, 1500],
};
/** Cards are turned over a little sooner than they could be. */
const SAVED_ON_CARDS = 200;
const CARDS = ['revealed', 'turned'];

/** How a rider's move is shown. */
export function paceOf({ args }: FlammeEvent, line: number): Pace {
  if ((args.square ?? 0) > line) return FINISHING;
  return args.limited || args.blocked || args.stood_up || args.crashed ? HELD_BACK : PLAIN;
}

/** How long the eye rests on this event; undefined where there is nothing to read. */
export function lookAt(events: readonly FlammeEvent[], at: number, line: number): number | undefined {
  const look = READ[events[at]!.code];
  if (!look) return undefined;
  const [short, long] = look;
  return Math.floor(short + (long - short) * patienceIn(roundOf(events, at), line));
}

/** The events after the cards of the round to which this one belongs. */
function roundOf(events: readonly FlammeEvent[], at: number): readonly FlammeEvent[] {
  const cards = (event: FlammeEvent): boolean => CARDS.includes(event.code);
  const next = events.findIndex((event, n) => n > at && cards(event));
  return events.slice(events.slice(0, at).findLastIndex(cards) + 1, next < 0 ? undefined : next);
}

/** From 0, where nothing was saved, to 1, where it is enough; at the finish nobody is in a hurry. */
function patienceIn(round: readonly FlammeEvent[], line: number): number {
  const moves = round.filter(({ code }) => code === 'moved');
  if (moves.some((move) => paceOf(move, line) === FINISHING)) return 1;
  const saved = moves.reduce(
    (sum, move) => sum + cost(move, HELD_BACK) - cost(move, paceOf(move, line)),
    SAVED_ON_CARDS,
  );
  // Everybody tires at once, but packs close up one after the other.
  const read = round.filter(({ code }, n) => READ[code] && !(code === 'exhausted' && round[n - 1]!.code === code));
  const wanted = read.reduce((sum, { code }) => sum + READ[code]![1] - READ[code]![0], 0);
  return Math.max(0, Math.min(1, saved / wanted));
}

const cost = ({ args }: FlammeEvent, { square, longest, rest }: Pace): number =>
  Math.min(longest, square * (args.way?.length ?? 0)) + rest;
