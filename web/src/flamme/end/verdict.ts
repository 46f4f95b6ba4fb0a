/** A race in one headline: the first of these that describes how it was won. */
import { beyondLine } from '../road/graph';
import { isTrial, ranked, type RiderScene } from '../race/scene';
import type { RiderStats } from '../race/stats';
import { podiumOf, type Finish } from './finish';

export interface Verdict {
  /** The message; its attribute `why` is the sentence. */
  id: string;
  winner: RiderScene;
  second: RiderScene;
  /** The number that the sentence speaks of. */
  n: number;
}

interface Facts {
  winner: RiderScene;
  second: RiderScene;
  stats: RiderStats;
  /** Squares between the two when the winner was home. */
  margin: number;
  /** How many crossed the line in the winner's round. */
  together: number;
  field: number;
  /** Rounds that were ridden. */
  rounds: number;
  /** The winner's place three rounds before the end; 0 where there was none. */
  before: number;
  away: boolean;
}

/** Worth a headline: winning by this many squares, or in a bunch of this many. */
const ALONE = 4;
const BUNCH = 4;
const A_LITTLE = 3;
const A_MINUTE = 60;

const when = (is: boolean, n: number): number | null => (is ? n : null);

/** Rarest first; each returns the number in its sentence. */
const VERDICTS: readonly (readonly [string, (facts: Facts) => number | null])[] = [
  ['end-verdict-breakaway', ({ away, rounds }) => when(away, rounds)],
  ['end-verdict-alone', ({ margin }) => when(margin >= ALONE, margin)],
  ['end-verdict-back', ({ before, field }) => when(before > 2 && before > (field * 2) / 3, before)],
  ['end-verdict-wheel', ({ margin, together }) => when(margin === 0, together)],
  ['end-verdict-double', ({ winner, second, margin }) => when(winner.team === second.team, margin)],
  ['end-verdict-front', ({ stats, rounds }) => when(stats.led * 2 > rounds, stats.led)],
  ['end-verdict-bunch', ({ together, field }) => when(together >= BUNCH && together * 2 >= field, together)],
  ['end-verdict-length', ({ margin }) => when(margin === 1, margin)],
  ['end-verdict-fresh', ({ stats }) => when(stats.exhaustion <= 1, stats.slipstream)],
  ['end-verdict-rouleur', ({ winner, margin }) => when(winner.type === 'R', margin)],
  ['end-verdict-sprinteur', ({ margin }) => margin],
];

/**
 * Against the clock: how many seconds the winner was ahead. In a team trial the first over the line need not be the
 * fastest.
 */
const TRIALS: readonly (readonly [string, (ahead: number) => boolean])[] = [
  ['end-verdict-minute', (ahead) => ahead >= A_MINUTE],
  ['end-verdict-seconds', (ahead) => ahead > 0],
  ['end-verdict-level', (ahead) => ahead === 0],
  ['end-verdict-first', () => true],
];

function trialVerdict(finish: Finish): Verdict | null {
  const [winner, second] = podiumOf(finish);
  if (!winner) return null;
  if (!second) return { id: 'end-verdict-clock', winner, second: winner, n: winner.time ?? 0 };
  const ahead = (second.time ?? 0) - (winner.time ?? 0);
  return { id: TRIALS.find(([, is]) => is(ahead))![0], winner, second, n: Math.abs(ahead) };
}

/** The headline of this race; nothing if nobody raced anybody. */
export function verdictOf(finish: Finish): Verdict | null {
  if (isTrial(finish.rules)) return trialVerdict(finish);
  const facts = factsOf(finish);
  if (!facts) return null;
  for (const [id, number] of VERDICTS) {
    const n = number(facts);
    if (n !== null) return { id, winner: facts.winner, second: facts.second, n };
  }
  return null;
}

function factsOf({ order, ends, away, road }: Finish): Facts | null {
  const [first, second] = order;
  if (!first || !second) return null;
  const winner = first.rider;
  const home = winner.home || ends.length - 1;
  // Riders who continue after the winner is home may come further than the winner did.
  const then = ranked((ends[home] ?? ends.at(-1)!).riders);
  const earlier = ranked(ends[home - A_LITTLE]?.riders ?? []);
  return {
    winner,
    second: second.rider,
    stats: first.stats,
    margin: beyondLine(road, winner.square) - beyondLine(road, then[1]!.square),
    together: order.filter(({ rider }) => rider.home === winner.home).length,
    field: order.length,
    rounds: home,
    before: earlier.findIndex((rider) => rider.name === winner.name) + 1,
    away: away.includes(winner.name),
  };
}
