/** What happened, cut into the steps of a little film, in the rules' order. */
import type { EventWire } from '../net/protocol';
import type { Scene } from './scene';

export type StepKind = 'quiet' | 'weather' | 'place' | 'bid' | 'reveal' | 'move' | 'slip' | 'exhaust' | 'home';

export interface Step {
  kind: StepKind;
  /** The first event of the step, and the one after its last. */
  from: number;
  to: number;
  /** How long riders travel, then how long the eye rests, in milliseconds at speed 1. */
  travel: number;
  rest: number;
}

const KINDS: Readonly<Record<string, StepKind>> = {
  weather: 'weather', placed: 'place', 'broke-away': 'place', 'bid-lost': 'bid', 'bid-revealed': 'bid', revealed: 'reveal', turned: 'reveal',
  moved: 'move', slipped: 'slip', exhausted: 'exhaust', home: 'home', won: 'home',
};

/** What happens to several riders at once is shown at once. */
const TOGETHER: readonly StepKind[] = ['quiet', 'bid', 'reveal', 'exhaust', 'home'];

const A_SQUARE = 110;
const LONGEST = 900;
const BEAT = 350;
const REST: Readonly<Record<StepKind, number>> = {
  quiet: 0, weather: 900, place: 120, bid: 900, reveal: 900, move: 200, slip: BEAT, exhaust: 700, home: BEAT,
};

/** Something that can be seen only by looking at one's own hand shows nothing on the road. */
export const kindOf = (event: EventWire): StepKind => KINDS[event.code] ?? 'quiet';

/** The longest way that a rider goes in this step, in squares. */
function way(before: Scene, after: Scene): number {
  return Math.max(0, ...after.riders.map((rider, n) => {
    const start = before.riders[n]!;
    return start.square ? Math.abs(rider.square - start.square) : 0;
  }));
}

/** The step that begins with this event; `scenes` are the scenes before and after each event. */
export function stepAt(events: readonly EventWire[], scenes: readonly Scene[], from: number): Step {
  const kind = kindOf(events[from]!);
  let to = from + 1;
  while (TOGETHER.includes(kind) && to < events.length && kindOf(events[to]!) === kind) to++;
  return { kind, from, to, travel: Math.min(LONGEST, A_SQUARE * way(scenes[from]!, scenes[to]!)), rest: REST[kind] };
}

/** All steps of these events, one after the other. */
export function stepsOf(events: readonly EventWire[], scenes: readonly Scene[], begin = stepAt): Step[] {
  const steps: Step[] = [];
  for (let at = 0; at < events.length; at = steps.at(-1)!.to) steps.push(begin(events, scenes, at));
  return steps;
}

/** A whole phase from this event on as one step: for those who want nothing to move. */
export function phaseAt(events: readonly EventWire[], _: readonly Scene[], from: number): Step {
  const next = events.findIndex((event, n) => n > from && event.code === 'phase');
  return { kind: 'move', from, to: next < 0 ? events.length : next, travel: 240, rest: BEAT };
}
