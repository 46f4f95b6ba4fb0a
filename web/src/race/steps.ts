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

/** The steps of these events, from this one on; `scenes` are the scenes before and after each event. */
export function stepsOf(events: readonly EventWire[], scenes: readonly Scene[], from = 0): Step[] {
  const steps: Step[] = [];
  for (let n = from; n < events.length; n++) {
    const kind = kindOf(events[n]!);
    const last = steps.at(-1);
    if (last?.kind === kind && TOGETHER.includes(kind)) last.to = n + 1;
    else steps.push({ kind, from: n, to: n + 1, travel: 0, rest: REST[kind] });
  }
  for (const step of steps) step.travel = Math.min(LONGEST, A_SQUARE * way(scenes[step.from]!, scenes[step.to]!));
  return steps;
}

/** The same steps, one for each phase: for those who want nothing to move. */
export function phaseSteps(events: readonly EventWire[], from = 0): Step[] {
  const steps: Step[] = [];
  for (let n = from; n < events.length; n++) {
    if (!steps.length || events[n]!.code === 'phase') steps.push({ kind: 'move', from: n, to: n + 1, travel: 240, rest: BEAT });
    else steps.at(-1)!.to = n + 1;
  }
  return steps;
}
