/** Each rider's race in figures: squares won and lost, cards taken, and the gaps round by round. */
import type { FlammeEvent, FlammeRoad } from '@/net/protocol';
import { beyondLine } from '../road/graph';
import { ranked, type Scene } from './scene';

export interface RiderStats {
  name: string;
  /** Squares won in slipstreams. */
  slipstream: number;
  /** Squares lost to the road: climbs, supply zones, wind. */
  limited: number;
  /** Squares lost to other riders. */
  blocked: number;
  /** Squares gained on descents. */
  raised: number;
  exhaustion: number;
  crashes: number;
  /** Rounds after which it was first. */
  led: number;
}

export function statsOf(events: readonly FlammeEvent[], scenes: readonly Scene[]): Map<string, RiderStats> {
  const names = scenes[0]!.riders.map((rider) => rider.name);
  const all = new Map(names.map((name) => [name, none(name)]));
  events.forEach((event, n) => count(event, scenes[n]!, all));
  for (const scene of rounds(events, scenes).slice(1)) {
    const first = ranked(scene.riders, scene.rules)[0]!;
    // A rider who is home no longer leads anybody while the others ride on.
    if (!first.home || first.home === scene.round) all.get(first.name)!.led++;
  }
  return all;
}

const none = (name: string): RiderStats => ({
  name,
  slipstream: 0,
  limited: 0,
  blocked: 0,
  raised: 0,
  exhaustion: 0,
  crashes: 0,
  led: 0,
});

function count(event: FlammeEvent, before: Scene, all: Map<string, RiderStats>): void {
  const { args, code } = event;
  const of = all.get(args.rider ?? '');
  if (code === 'moved' && of) {
    of.limited += args.limited;
    of.blocked += args.blocked;
    of.crashes += Number(args.crashed);
    of.raised += Math.max(0, args.speed - parseInt(args.card, 10));
  } else if (code === 'exhausted' && of) of.exhaustion++;
  else if (code === 'broke-away' && of) of.exhaustion += args.exhaustion;
  else if (code === 'slipped')
    for (const [name, square] of args.moves)
      // Some only close up to the right.
      all.get(name)!.slipstream += Number(square !== before.riders.find((rider) => rider.name === name)!.square);
}

/** The scene at the start, and after each round that was ridden to its end. */
export function rounds(events: readonly FlammeEvent[], scenes: readonly Scene[]): Scene[] {
  const opened = events.flatMap((event, n) => (event.code === 'phase' && opensRound(event) ? [n] : []));
  const ends = opened.map((n) => scenes[n]!);
  if (events.some((event) => event.code === 'won')) ends.push(scenes.at(-1)!);
  return ends;
}

const opensRound = (event: FlammeEvent): boolean => event.args.phase === 'energy' || event.args.phase === 'declare';

/**
 * How many squares each rider is behind the first after each round. Once somebody is home nobody wins squares back:
 * those who are still out have lost what they were behind then.
 */
export function gapsOf(ends: readonly Scene[], road: FlammeRoad): Map<string, number[]> {
  const gaps = new Map(ends[0]?.riders.map((rider) => [rider.name, [] as number[]]) ?? []);
  for (const { round, riders } of ends) {
    const front = Math.max(...riders.map((rider) => beyondLine(road, rider.square)));
    const over = riders.some(({ home }) => home > 0 && home < round);
    for (const { name, square } of riders) {
      const line = gaps.get(name)!;
      line.push(over ? line.at(-1)! : front - beyondLine(road, square));
    }
  }
  return gaps;
}
