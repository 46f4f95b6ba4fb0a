/** A race as everybody sees it after each thing that happened: who is where, which cards lie open. */
import type { EventWire } from '../net/protocol';

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
}

export interface Scene {
  round: number;
  phase: string;
  riders: readonly RiderScene[];
}

export interface RiderName {
  name: string;
  team: string;
  type: string;
}

/** Before anything happened. */
export function firstScene(riders: readonly RiderName[]): Scene {
  return {
    round: 0,
    phase: '',
    riders: riders.map(({ name, team, type }) => ({
      name, team, type, square: 0, lane: 0, crashed: false, home: 0, card: null, played: [], taken: 0, bid: [],
    })),
  };
}

type Args = EventWire['args'];
type Change = Partial<RiderScene>;

const place = (args: Args): Change => ({ square: args.square as number, lane: args.lane as number });

const ON_RIDER: Readonly<Record<string, (rider: RiderScene, args: Args) => Change>> = {
  placed: (_, args) => place(args),
  revealed: (_, args) => ({ card: args.card as string }),
  turned: (_, args) => ({ card: args.card as string }),
  moved: (_, args) => ({ ...place(args), crashed: args.crashed as boolean }),
  exhausted: (rider) => ({ taken: rider.taken + 1 }),
  home: (_, args) => ({ home: args.round as number }),
  'bid-revealed': (_, args) => ({ bid: args.cards as readonly string[] }),
  'broke-away': (rider, args) => ({ ...place(args), played: rider.bid, bid: [], taken: rider.taken + 2 }),
  'bid-lost': () => ({ bid: [] }),
};

const ON_SCENE: Readonly<Record<string, (scene: Scene, args: Args) => Scene>> = {
  phase: (scene, args) => ({ ...scene, round: args.round as number, phase: args.phase as string }),
  removed: (scene) => ({
    ...scene,
    riders: scene.riders.map((rider) => (rider.card === null ? rider : { ...rider, card: null, played: [...rider.played, rider.card] })),
  }),
  slipped: (scene, args) => {
    const moves = new Map((args.moves as readonly (readonly [string, number, number])[]).map(([name, square, lane]) => [name, { square, lane }]));
    return { ...scene, riders: scene.riders.map((rider) => (moves.has(rider.name) ? { ...rider, ...moves.get(rider.name) } : rider)) };
  },
};

/** The scene after this event. */
export function fold(scene: Scene, event: EventWire): Scene {
  const whole = ON_SCENE[event.code];
  if (whole) return whole(scene, event.args);
  const change = ON_RIDER[event.code];
  if (!change) return scene;
  const riders = scene.riders.map((rider) => (rider.name === event.args.rider ? { ...rider, ...change(rider, event.args) } : rider));
  return { ...scene, riders };
}

/** The scenes before and after each of these events: one more than there are events. */
export function scenesOf(riders: readonly RiderName[], events: readonly EventWire[], known: readonly Scene[] = []): Scene[] {
  const scenes = known.length ? [...known] : [firstScene(riders)];
  for (const event of events.slice(scenes.length - 1)) scenes.push(fold(scenes.at(-1)!, event));
  return scenes;
}

/** Who is on the road now. */
export const racing = (rider: RiderScene): boolean => rider.square > 0 && !rider.home;

/** The order of the race (rule 0.3.1): who is home earlier, then who is further, then who is more to the right. */
export function ranked(riders: readonly RiderScene[]): RiderScene[] {
  const late = Number.MAX_SAFE_INTEGER;
  return [...riders].sort((a, b) => (a.home || late) - (b.home || late) || b.square - a.square || a.lane - b.lane);
}
