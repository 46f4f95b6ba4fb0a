/** What to look at while following a race: about fourteen squares where most is going on. */
import { at } from '../road/pose';
import type { Layout } from '../road/layout';
import type { Box, Eye } from '@/frame/board/eye';
import type { Film } from '../race/film.svelte';

export const FOLLOWED = 14;
/** Land beside the stretch, in squares. */
const ASIDE = 1.5;
/** The scale stays as it is until the look could be this much closer; then, or where it is too close, it is set with a
 * little room, so that it need not change again at once. */
const TOO_FAR = 1.3;
const ROOMY = 0.94;

export interface FocusRider {
  readonly square: number;
  readonly mine: boolean;
}

/**
 * The first and the last square to look at: your own riders and what must be seen; without any, where most riders are.
 * Wherever that is, riders who move are seen too.
 */
export function stretch(
  racers: readonly FocusRider[],
  must: readonly number[],
  moving: readonly number[] = [],
): [number, number] | undefined {
  const own = racers.filter((racer) => racer.mine).map((racer) => racer.square);
  const still = must.length || own.length ? [...must, ...own] : mostOf(racers);
  const wanted = [...still, ...moving];
  return wanted.length ? spread(Math.min(...wanted), Math.max(...wanted)) : undefined;
}

/** Where most riders are, the front one of equals. */
function mostOf(racers: readonly FocusRider[]): number[] {
  const squares = racers.map((racer) => racer.square).sort((a, b) => b - a);
  const inside = (from: number) => squares.filter((square) => square >= from && square <= from + FOLLOWED - 2);
  return squares.map(inside).reduce((one, next) => (next.length > one.length ? next : one), []);
}

/** Where the riders come from and go to who move just now. */
export function movingIn({ step, scenes }: Pick<Film, 'step' | 'scenes'>): number[] {
  if (!step) return [];
  const [before, after] = [scenes[step.from]!.riders, scenes[step.to]!.riders];
  return before.flatMap(({ square }, n) => (square && square !== after[n]!.square ? [square, after[n]!.square] : []));
}

/** Where a rider crosses the line just now, and the line itself: nobody wants to miss that. */
export function finishersIn(
  { step, events, scenes }: Pick<Film, 'step' | 'events' | 'scenes'>,
  line: number,
): number[] {
  if (!step) return [];
  const rider = events[step.to - 1]!.args.rider;
  const square = scenes[step.to]!.riders.find(({ name }) => name === rider)?.square ?? 0;
  return square > line ? [line - 2, square] : [];
}

/** At least as many squares as are followed, a little more of the road ahead than behind. */
function spread(from: number, to: number): [number, number] {
  const more = Math.max(0, FOLLOWED - (to - from)) / 2;
  return [from - more * 0.85 - 0.5, to + more * 1.15 + 0.5];
}

/** The look at these squares, no closer than `most`; `before` keeps its scale where that still does. */
export function lookAlong(
  layout: Layout,
  [from, to]: readonly [number, number],
  box: Box,
  before: number,
  most = Infinity,
): Eye {
  const count = Math.ceil(to - from);
  const places = Array.from({ length: count + 1 }, (_, n) =>
    at(layout, Math.max(1, from + ((to - from) * n) / count), 0.5),
  );
  const [xs, ys] = [places.map((p) => p.x), places.map((p) => p.y)];
  const [low, high] = [
    { x: Math.min(...xs), y: Math.min(...ys) },
    { x: Math.max(...xs), y: Math.max(...ys) },
  ];
  const wanted = Math.min(most, box.width / (high.x - low.x + 2 * ASIDE), box.height / (high.y - low.y + 2 * ASIDE));
  const scale = before <= wanted && wanted < before * TOO_FAR ? before : wanted * ROOMY;
  return { x: (low.x + high.x) / 2, y: (low.y + high.y) / 2, scale };
}
