/** What happened, cut into the steps of a little film, in the rules' order. */
import { numbersIn } from '@/net/args';
import type { FlammeEvent } from '@/net/protocol';
import { HELD_BACK, lookAt, paceOf, type Pace } from './patience';
import type { Scene } from './scene';

export type StepKind =
  | 'quiet'
  | 'weather'
  | 'place'
  | 'bid'
  | 'reveal'
  | 'move'
  | 'chase'
  | 'slip'
  | 'token'
  | 'time'
  | 'exhaust'
  | 'home'
  | 'won'
  | 'refresh';

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
  weather: 'weather',
  placed: 'place',
  'broke-away': 'place',
  'bid-lost': 'bid',
  'bid-revealed': 'bid',
  'bid-doubled': 'bid',
  revealed: 'reveal',
  turned: 'reveal',
  pushed: 'move',
  moved: 'move',
  chased: 'chase',
  slipped: 'slip',
  token: 'token',
  'refresh-token': 'token',
  minute: 'time',
  timed: 'time',
  exhausted: 'exhaust',
  home: 'home',
  podium: 'home',
  won: 'won',
  refreshed: 'refresh',
};

/** What happens to several riders at once is shown at once. */
const TOGETHER: readonly StepKind[] = ['quiet', 'bid', 'reveal', 'token', 'time', 'exhaust', 'home', 'refresh'];

const ASIDE = 240;
/** How long the eye rests on what is no move and need not be read. */
const REST: Readonly<Partial<Record<StepKind, number>>> = {
  weather: 900,
  place: 120,
  bid: 900,
  reveal: 700,
  move: 200,
  token: 900,
  time: 900,
  home: 1200,
  won: 2600,
  refresh: 700,
};

/** Something that can be seen only by looking at your own hand shows nothing on the road. */
export const kindOf = (event: FlammeEvent): StepKind => KINDS[event.code] ?? 'quiet';

/** The squares that this rider enters in this event: as told, or the one that it is on afterwards. */
export function entered(
  event: FlammeEvent | undefined,
  start: { square: number },
  end: { name: string; square: number },
): readonly number[] {
  if (event?.code === 'moved' && event.args.rider === end.name && Array.isArray(event.args.way))
    return numbersIn(event.args.way);
  return start.square === end.square ? [] : [end.square];
}

/** How long this takes riders: the longest way of all; to change lanes a moment is enough. */
function travelOf(before: Scene, after: Scene, event: FlammeEvent, { square, longest }: Pace): number {
  return Math.max(
    0,
    ...after.riders.map((end, n) => {
      const start = before.riders[n]!;
      if (!start.square || (start.square === end.square && start.lane === end.lane)) return 0;
      return Math.max(
        ASIDE * Number(start.square === end.square),
        Math.min(longest, square * entered(event, start, end).length),
      );
    }),
  );
}

/** How events are cut: from which one on a step begins, and where the line is, behind which riders are home. */
export type Cut = (events: readonly FlammeEvent[], scenes: readonly Scene[], from: number, line?: number) => Step;

/** The step that begins with this event; `scenes` are the scenes before and after each event. */
export const stepAt: Cut = (events, scenes, from, line = Infinity) => {
  const kind = kindOf(events[from]!);
  let to = from + 1;
  // A rider who is pushed aside gives way to the rider whose move is told next.
  while (events[to - 1]!.code === 'pushed' && to < events.length) to++;
  while (TOGETHER.includes(kind) && to < events.length && kindOf(events[to]!) === kind) to++;
  const last = events[to - 1]!;
  const pace =
    last.code === 'moved' ? paceOf(last, line) : { ...HELD_BACK, rest: lookAt(events, from, line) ?? REST[kind] ?? 0 };
  return { kind, from, to, travel: travelOf(scenes[from]!, scenes[to]!, last, pace), rest: pace.rest };
};

/** For those who want nothing to move: the moves of a round are one step, everything else is as for all. */
export const stillAt: Cut = (events, scenes, from, line) => {
  if (kindOf(events[from]!) !== 'move') return stepAt(events, scenes, from, line);
  const after = events.findIndex((event, n) => n > from && kindOf(event) !== 'move');
  return { kind: 'move', from, to: after < 0 ? events.length : after, travel: 240, rest: REST.reveal! };
};

/** All steps of these events, one after the other. */
export function stepsOf(events: readonly FlammeEvent[], scenes: readonly Scene[], cut: Cut = stepAt): Step[] {
  const steps: Step[] = [];
  for (let at = 0; at < events.length; at = steps.at(-1)!.to) steps.push(cut(events, scenes, at));
  return steps;
}
