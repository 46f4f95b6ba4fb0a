/** A race as everybody sees it after each event: the places of riders, and the open cards. */
import type { Worn } from '@/draw/teams';
import type { FlammeEvent, FlammeEvents, FlammeView } from '@/net/protocol';

/**
 * The time, without its seconds by the road, of a rider who comes home in this round; null while the clock does not
 * run.
 */
export function clockOf({ rules, riders }: Scene): number | null {
  const out = riders.filter(racing);
  if (!isTimed(rules) || !out.length || riders.every((rider) => !rider.home)) return null;
  return 60 * Math.max(...out.map((rider) => rider.minutes));
}

export interface RiderScene {
  name: string;
  team: string;
  type: string;
  /** 0: not on the road yet. */
  square: number;
  lane: number;
  crashed: boolean;
  /** The round in which it came home; 0: still racing. */
  home: number;
  /** Its card of this round, once it lies open. */
  card: string | null;
  /** Cards out of the race. */
  played: readonly string[];
  /** Exhaustion cards taken. */
  taken: number;
  /** The cards bid for the breakaway that lie open. */
  bid: readonly string[];
  /** Which specialist it is; empty: none. */
  specialist: string;
  /** The tokens it took beside the road. */
  tokens: readonly TokenScene[];
  /** Minutes taken while others were home. */
  minutes: number;
  /** Its finish time in seconds, once it is known. */
  time: number | null;
  /** Its points on the podium. */
  podium: number;
  /** How many tokens it took for leading the race. */
  led: number;
  /** The leader's jersey of a tour that it wears in this stage. */
  wears?: Worn;
  /** In a trial of a tour: the points that its team has so far. */
  points?: number;
}

/** A token that was taken: from which pile, and which side was up. */
export interface TokenScene {
  pile: string;
  side: string;
  value: number;
}

export interface Scene {
  round: number;
  phase: string;
  /** The rules of this race. */
  rules: readonly string[];
  riders: readonly RiderScene[];
}

export interface RiderName {
  name: string;
  team: string;
  type: string;
  specialist?: string;
  wears?: Worn;
  points?: number;
}

/**
 * The riders of a view as they come to the start of a tour's stage: in the jerseys that they wear, by name, and with
 * the points of their team.
 */
export const atStart = (
  { riders, points }: Pick<FlammeView, 'riders' | 'points'>,
  worn: Readonly<Record<string, Worn>>,
): RiderName[] => riders.map((rider) => ({ ...rider, wears: worn[rider.name], points: points?.[rider.team] }));

/** Before anything happened; specialists are known then, unless they are drafted. */
export function firstScene(riders: readonly RiderName[], rules: readonly string[] = []): Scene {
  const drafted = rules.includes('specialists');
  return {
    round: 0,
    phase: '',
    rules,
    riders: riders.map(({ name, team, type, specialist = '', wears, points }) => ({
      name,
      team,
      type,
      specialist: drafted ? '' : specialist,
      square: 0,
      lane: 0,
      crashed: false,
      home: 0,
      card: null,
      played: [],
      taken: 0,
      bid: [],
      tokens: [],
      minutes: 0,
      time: null,
      podium: 0,
      led: 0,
      ...(wears && { wears }),
      ...(points && { points }),
    })),
  };
}

type Change = Partial<RiderScene>;

const place = ({ square, lane }: { square: number; lane: number }): Change => ({ square, lane });

const took = (rider: RiderScene, token: TokenScene): Change => ({ tokens: [...rider.tokens, token] });

/** Cards taken back are in the deck again. */
function without(cards: readonly string[], back: readonly string[]): string[] {
  const left = [...cards];
  for (const card of back) if (left.includes(card)) left.splice(left.indexOf(card), 1);
  return left;
}

/** The change to the rider that an event is about. */
type OnRider = { [Code in keyof FlammeEvents]?: (rider: RiderScene, args: FlammeEvents[Code]) => Change };
/** The change to the whole race. */
type OnScene = { [Code in keyof FlammeEvents]?: (scene: Scene, args: FlammeEvents[Code]) => Scene };

const ON_RIDER: OnRider = {
  placed: (_, args) => place(args),
  revealed: (_, args) => ({ card: args.card }),
  turned: (_, args) => ({ card: args.card }),
  moved: (_, args) => ({ ...place(args), crashed: args.crashed }),
  exhausted: (rider) => ({ taken: rider.taken + 1 }),
  home: (_, args) => ({ home: args.round }),
  'bid-revealed': (_, args) => ({ bid: args.cards }),
  'bid-doubled': (_, args) => ({ bid: args.cards }),
  'broke-away': (rider, args) => ({
    ...place(args),
    played: rider.bid,
    bid: [],
    taken: rider.taken + args.exhaustion,
  }),
  'bid-lost': () => ({ bid: [] }),
  drafted: (_, args) => ({ specialist: args.specialist }),
  pushed: (_, args) => place(args),
  chased: (_, args) => place(args),
  token: (rider, args) => took(rider, args),
  'refresh-token': (rider) => took(rider, { pile: 'refresh', side: '', value: 1 }),
  led: (rider) => ({ led: rider.led + 1 }),
  minute: (rider) => ({ minutes: rider.minutes + 1 }),
  timed: (_, args) => ({ time: args.time }),
  podium: (_, args) => ({ podium: args.points }),
  refreshed: (rider, args) => ({ played: without(rider.played, args.cards) }),
};

const ON_SCENE: OnScene = {
  phase: (scene, args) => ({ ...scene, round: args.round, phase: args.phase }),
  removed: (scene) => ({
    ...scene,
    riders: scene.riders.map((rider) =>
      rider.card === null ? rider : { ...rider, card: null, played: [...rider.played, rider.card] },
    ),
  }),
  slipped: (scene, args) => {
    const moves = new Map(args.moves.map(([rider, square, lane]) => [rider, { square, lane }]));
    return {
      ...scene,
      riders: scene.riders.map((rider) => (moves.has(rider.name) ? { ...rider, ...moves.get(rider.name) } : rider)),
    };
  },
};

/** The scene after this event. */
export function fold(scene: Scene, event: FlammeEvent): Scene {
  const whole = ON_SCENE[event.code] as ((scene: Scene, args: unknown) => Scene) | undefined;
  if (whole) return whole(scene, event.args);
  const change = ON_RIDER[event.code] as ((rider: RiderScene, args: unknown) => Change) | undefined;
  if (!change) return scene;
  const riders = scene.riders.map((rider) =>
    rider.name === event.args.rider ? { ...rider, ...change(rider, event.args) } : rider,
  );
  return { ...scene, riders };
}

/** The scenes before and after each of these events: one more than there are events. */
export function scenesOf(
  riders: readonly RiderName[],
  events: readonly FlammeEvent[],
  known: readonly Scene[] = [firstScene(riders)],
): Scene[] {
  const scenes = [...known];
  for (const event of events.slice(scenes.length - 1)) scenes.push(fold(scenes.at(-1)!, event));
  return scenes;
}

/** Who is on the road now. */
export const racing = (rider: RiderScene): boolean => rider.square > 0 && !rider.home;

/** Riders against the clock: others are not there for them. */
export const isTrial = (rules: readonly string[]): boolean => rules.includes('ttt') || rules.includes('itt');

/** Every rider gets a time and leaves the road once it is home. */
export const isTimed = (rules: readonly string[]): boolean => rules.includes('tour') || isTrial(rules);

/** The riders on the road: those who are home leave it where times count, when the next round begins. */
export function seenOn(scene: Scene): RiderScene[] {
  const gone = (rider: RiderScene): boolean => rider.home > 0 && rider.home < scene.round;
  return scene.riders.filter((rider) => rider.square > 0 && !(isTimed(scene.rules) && gone(rider)));
}

/** Sorts by who is home earlier, then by who is further. */
function compared(a: RiderScene, b: RiderScene): number {
  const late = Number.MAX_SAFE_INTEGER;
  return (a.home || late) - (b.home || late) || b.square - a.square;
}

/**
 * The order of the race (rule 0.3.1): who is home earlier, then who is further, then who is more to the right. In a
 * trial lanes say nothing about other teams: the team-mate decides, then fewer points in the tour, then the seat (rule
 * 11.1.6). All riders in seat order are wanted.
 */
export function ranked(riders: readonly RiderScene[], rules: readonly string[] = []): RiderScene[] {
  if (!isTrial(rules)) return [...riders].sort((a, b) => compared(a, b) || a.lane - b.lane);
  const seat = new Map(riders.map((rider, n) => [rider.team, n]));
  const mate = (rider: RiderScene): RiderScene =>
    riders.find(({ name, team }) => team === rider.team && name !== rider.name) ?? rider;
  return [...riders].sort(
    (a, b) =>
      compared(a, b) ||
      b.podium - a.podium ||
      compared(mate(a), mate(b)) ||
      (a.points ?? 0) - (b.points ?? 0) ||
      seat.get(a.team)! - seat.get(b.team)! ||
      a.lane - b.lane,
  );
}
