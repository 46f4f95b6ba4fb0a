/** The events, cut into the steps of a little film, in the rules' order. */
import { numbersIn } from '@/net/args';
import type { FlammeEvent } from '@/net/protocol';
import type { Scene } from './scene';
import type { SoundName } from '@/frame/sound/recipes';

/** How fast riders travel: milliseconds for each square, the longest of all ways, then how long the eye rests. */
interface Pace {
  readonly square: number;
  readonly longest: number;
  readonly rest: number;
}

/** A rider who goes as far as the card says. */
const PLAIN: Pace = { square: 60, longest: 480, rest: 130 };
/** A loss to the road or to other riders is worth a look; at this pace nothing is saved. */
const HELD_BACK: Pace = { square: 110, longest: 900, rest: 200 };
/** Over the line: the moment of the race. */
const FINISHING: Pace = { square: 230, longest: 2000, rest: 700 };

/** A text: the shortest time to read it, and one that is long enough for everybody. */
const READ: Readonly<Record<string, readonly [short: number, long: number]>> = {
  chased: [200, 500],
  slipped: [350, 1100],
  exhausted: [700, 1500],
};
/** Cards are turned over a little sooner than they could be. */
const SAVED_ON_CARDS = 200;
const CARDS = ['revealed', 'turned'];

/** How a rider's move is shown. */
function paceOf({ args }: FlammeEvent, line: number): Pace {
  if ((args.square ?? 0) > line) return FINISHING;
  return args.limited || args.blocked || args.stood_up || args.crashed ? HELD_BACK : PLAIN;
}

/** How long the eye rests on this event; undefined if there is nothing to read. */
function lookAt(events: readonly FlammeEvent[], at: number, line: number): number | undefined {
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

const SOUNDS: Readonly<Partial<Record<StepKind, SoundName>>> = {
  reveal: 'card',
  slip: 'freewheel',
  exhaust: 'card',
  won: 'crowd',
};

export const soundOf = (kind: StepKind | undefined): SoundName | undefined => kind && SOUNDS[kind];

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

/** Events for several riders at once are shown at once. */
const TOGETHER: readonly StepKind[] = ['quiet', 'bid', 'reveal', 'token', 'time', 'exhaust', 'home', 'refresh'];

const ASIDE = 240;
/** How long the eye rests on an event without a move or a text. */
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
