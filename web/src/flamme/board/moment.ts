/** The film's current moment: who moves, what a card has become, who comes to the line. */
import { numberIn, textIn } from '@/net/args';
import type { FlammeEvent, FlammeRoad } from '@/net/protocol';
import type { Film } from '../race/film.svelte';
import { type Scene, isTrial, type RiderScene } from '../race/scene';
import type { Step } from '../race/steps';
import { startOf } from '@/frame/log/rounds';
import { toGo } from '../road/graph';
import { LAST_KILOMETRE } from '../road/layout';

type Shown = Pick<Film, 'scene' | 'events' | 'scenes' | 'step'>;

const inIt = (scene: Scene, road: FlammeRoad): boolean =>
  scene.riders.some(({ square }) => square > 0 && toGo(road, square) <= LAST_KILOMETRE);

/** Whether the race has come into the last kilometre in the round that is shown. */
export function entersLast({ scene, events, scenes }: Shown, road: FlammeRoad): boolean {
  return inIt(scene, road) && !inIt(scenes[startOf(events, scene.round)]!, road);
}

/** Once the winner is known: the winner, and everybody on the same square, from right to left. */
export function photoOf({ step, events, scene }: Shown): RiderScene[] {
  if (step?.kind !== 'won') return [];
  const winner = scene.riders.find(({ name }) => name === events[step.from]!.args.rider);
  if (!winner) return [];
  const level = scene.riders.filter(({ square, home }) => square === winner.square && home === winner.home);
  return isTrial(scene.rules) ? [winner] : level.sort((a, b) => a.lane - b.lane);
}

export type EffectKind = 'tired' | 'token' | 'refresh' | 'minute' | 'time' | 'home' | 'podium';

/** Something shown over a rider for a moment. */
export interface Effect {
  readonly kind: EffectKind;
  readonly rider: string;
  readonly side: string;
  readonly value: number;
}

const EFFECTS: Readonly<Record<string, EffectKind>> = {
  exhausted: 'tired',
  token: 'token',
  'refresh-token': 'refresh',
  refreshed: 'refresh',
  minute: 'minute',
  timed: 'time',
  home: 'home',
  podium: 'podium',
};

/** The effects of this step; a rider with a place on the podium shows that instead of the flag. */
export function effectsOf(step: Step, events: readonly FlammeEvent[], { riders }: Scene): Effect[] {
  const effects = events.slice(step.from, step.to).flatMap(({ code, args }): Effect[] => {
    const kind = EFFECTS[code];
    const rider = riders.find((each) => each.name === args.rider);
    if (!kind || !rider) return [];
    const value =
      kind === 'minute' ? rider.minutes : kind === 'time' ? args.time : kind === 'podium' ? args.points : args.value;
    return [{ kind, rider: rider.name, side: args.side ?? '', value: value ?? 0 }];
  });
  const placed = effects.filter((effect) => effect.kind === 'podium').map((effect) => effect.rider);
  return effects.filter((effect) => effect.kind !== 'home' || !placed.includes(effect.rider));
}

/** Who is drawn along or gives chase in this step, from where, and by how many squares. */
export function gainingIn({ step, scenes }: Pick<Film, 'step' | 'scenes'>) {
  if (step?.kind !== 'slip' && step?.kind !== 'chase') return [];
  const before = scenes[step.from]!.riders;
  return scenes[step.to]!.riders.map((rider, n) => ({ ...rider, from: before[n]!.square })).filter(
    (rider) => rider.from !== rider.square,
  );
}

export interface RiddenMove {
  /** The number on the card, then with the road's effect, then with that of other riders. */
  readonly card: number;
  readonly allowed: number;
  readonly gone: number;
}

const riddenIn = ({ args }: FlammeEvent): RiddenMove => {
  const allowed = numberIn(args.speed) - numberIn(args.limited);
  return { card: parseInt(textIn(args.card), 10), allowed, gone: allowed - numberIn(args.blocked) };
};

/** This rider's move with its open card, if it was made before event `at`. */
export function riddenBefore(events: readonly FlammeEvent[], at: number, rider: string): RiddenMove | undefined {
  for (let n = at - 1; n >= 0; n--) {
    const { code, args } = events[n]!;
    if (code === 'removed') return undefined;
    if (args.rider !== rider) continue;
    if (code === 'moved') return riddenIn(events[n]!);
    if (code === 'revealed' || code === 'turned') return undefined;
  }
  return undefined;
}

/** The move being shown, if this rider makes it; others may be pushed aside before it. */
export function ridingNow(
  events: readonly FlammeEvent[],
  step: Step | undefined,
  rider: string,
): RiddenMove | undefined {
  const event = step?.kind === 'move' ? events[step.to - 1] : undefined;
  return event?.code === 'moved' && event.args.rider === rider ? riddenIn(event) : undefined;
}
