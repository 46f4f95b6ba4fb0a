/** The events, cut into the steps of a little film. */
import type { HomasEvent, HomasView } from '@/net/protocol';
import type { Part } from '@/frame/race/projector.svelte';
import { teamOf } from '../../draw/riders/roles';

export type StepKind =
  | 'quiet'
  | 'move'
  | 'others'
  | 'follow'
  | 'dice'
  | 'card'
  | 'fate'
  | 'word'
  | 'lineup'
  | 'retreat'
  | 'sprint'
  | 'home';
export interface Step extends Part {
  kind: StepKind;
}

const KINDS: Readonly<Record<string, StepKind>> = {
  rain: 'fate',
  order: 'word',
  'lined-up': 'lineup',
  placed: 'lineup',
  played: 'card',
  attacked: 'card',
  'fitness-played': 'card',
  rolled: 'dice',
  rode: 'move',
  followed: 'follow',
  countered: 'follow',
  'asked-relay': 'word',
  relayed: 'move',
  'relay-refused': 'word',
  'neutral-counters': 'dice',
  blocked: 'word',
  kept: 'word',
  event: 'fate',
  'team-roll': 'fate',
  fell: 'fate',
  'loses-turns': 'word',
  discarded: 'word',
  waited: 'word',
  'bought-back': 'word',
  rested: 'word',
  recovered: 'word',
  retreated: 'retreat',
  summit: 'home',
  rushed: 'home',
  sprinted: 'sprint',
  arrived: 'home',
  disqualified: 'home',
};

/** Events for several riders at once are shown at once. */
const TOGETHER: readonly StepKind[] = ['quiet', 'follow', 'lineup', 'retreat'];
const REST: Readonly<Record<StepKind, number>> = {
  quiet: 0,
  move: 200,
  others: 200,
  follow: 200,
  dice: 650,
  card: 550,
  fate: 1100,
  word: 350,
  lineup: 250,
  retreat: 250,
  sprint: 550,
  home: 900,
};
/** No question is asked before these have been seen. */
const AWAITED: readonly StepKind[] = ['dice', 'card', 'fate'];
/** A sprint for the line: milliseconds for each square, the longest of all, then how long the eye rests. */
const DASH = { square: 75, longest: 900, rest: 250 };
/** A rider who passes all others, or one of yours, takes its time: the moment of the race. */
const LEADING_DASH = { square: 130, longest: 1900, rest: 700 };
/** The winner is looked at. */
const WON = 2600;
/** An event that your riders are in stays longer: it has to be read. */
const TO_READ = 900;
/** However fast the film runs, your own moments last this long. */
const LEAST: Readonly<Partial<Record<StepKind, number>>> = { dice: 400, fate: 1000 };
const A_SQUARE = 90;
const LONGEST = 900;
const ASIDE = 300;
const FADE = 240;

export const kindOf = (event: HomasEvent): StepKind => KINDS[event.code] ?? 'quiet';

/** How long this takes riders: the longest way of all. */
function travelOf(before: HomasView, after: HomasView, event: HomasEvent, still: boolean): number {
  const moved = after.riders.filter((rider, n) => rider.square !== before.riders[n]!.square);
  if (!moved.length) return 0;
  if (still) return FADE;
  const way = event.code === 'rode' ? event.args.way.length : 5;
  return event.code === 'relayed' || event.code === 'retreated' ? ASIDE : Math.min(LONGEST, A_SQUARE * way);
}

/** Events that can be left to the log if they are about somebody irrelevant. */
const PASSING: readonly StepKind[] = ['move', 'dice', 'card', 'fate', 'word'];

/** The end of what others do in a row, at most the end of the turn. */
function othersUntil(events: readonly HomasEvent[], from: number, own: string): number {
  const theirs = (event: HomasEvent): boolean =>
    PASSING.includes(kindOf(event)) && teamOf(event.args.rider ?? '') !== own;
  const quiet = (event: HomasEvent): boolean => kindOf(event) === 'quiet' && event.args.phase === 'move';
  let to = from;
  for (let at = from; at < events.length && (theirs(events[at]!) || quiet(events[at]!)); at++)
    if (theirs(events[at]!)) to = at + 1;
  return to;
}

interface Watching {
  still?: boolean;
  /** The team of the person at the screen, if it is one. */
  own?: string;
  /** Whether everybody rides alone: then others are shown together. */
  trial?: boolean;
  /** How much faster than normal the film runs. */
  speed?: number;
}

/** How long a moment of suspense is shown, at speed 1. */
function shownFor(event: HomasEvent, kind: StepKind, own: string, speed: number): number {
  const concerned = [event.args.rider ?? '', ...(event.args.riders ?? [])];
  if (!own || !concerned.some((rider) => teamOf(rider) === own)) return REST[kind];
  return Math.max(REST[kind] + (kind === 'fate' ? TO_READ : 0), (LEAST[kind] ?? 0) * speed);
}

/** How a sprint for the line is shown: whether it leads, the sprints of its group before it tell. */
function dashStep(events: readonly HomasEvent[], from: number, own: string, still: boolean): Step {
  const { args } = events[from]!;
  const group = events.slice(
    events.slice(0, from).findLastIndex(({ code }) => code === 'arrived' || code === 'phase'),
    from,
  );
  const ahead = Math.max(0, ...group.map((each) => (each.code === 'sprinted' ? each.args.row : 0)));
  const [row, rows] = [args.row ?? 0, (args.score ?? 0) + (args.caught ?? 0)];
  const { square, longest, rest } = row >= ahead || teamOf(args.rider ?? '') === own ? LEADING_DASH : DASH;
  return { kind: 'sprint', from, to: from + 1, travel: still ? FADE : Math.min(longest, square * rows), rest };
}

/** The step that begins with this event; `scenes` are the scenes before and after each event. */
export function stepAt(
  events: readonly HomasEvent[],
  scenes: readonly HomasView[],
  from: number,
  { still = false, own = '', trial = false, speed = 1 }: Watching = {},
): Step {
  const [event, kind] = [events[from]!, kindOf(events[from]!)];
  const others = trial && own ? othersUntil(events, from, own) : from;
  if (others > from) return { kind: 'others', from, to: others, travel: still ? FADE : LONGEST, rest: REST.others };
  if (event.code === 'sprinted' && scenes[from]!.phase === 'sprint') return dashStep(events, from, own, still);
  if (event.code === 'arrived' && event.args.place === 1) return { kind, from, to: from + 1, travel: 0, rest: WON };
  let to = from + 1;
  while (TOGETHER.includes(kind) && to < events.length && kindOf(events[to]!) === kind) to++;
  if (!AWAITED.includes(kind))
    return { kind, from, to, travel: travelOf(scenes[from]!, scenes[to]!, event, still), rest: REST[kind] };
  return { kind, from, to, travel: shownFor(event, kind, own, speed), rest: 0 };
}

export function stepsOf(events: readonly HomasEvent[], scenes: readonly HomasView[]): Step[] {
  const steps: Step[] = [];
  for (let at = 0; at < events.length; at = steps.at(-1)!.to) steps.push(stepAt(events, scenes, at));
  return steps;
}
