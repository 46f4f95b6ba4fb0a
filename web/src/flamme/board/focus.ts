/** The part of the road to show while following a race: about fourteen squares where most is going on. */
import { at } from '../road/pose';
import type { Layout } from '../road/layout';
import type { Box, Eye } from '@/frame/board/eye';
import type { Film } from '../race/film.svelte';

export const FOLLOWED = 14;
/** Land beside the stretch, in squares. */
const ASIDE = 1.5;
/**
 * The scale stays until the view could be this much closer. Then, or when it is too close, it is set with a little room
 * to spare, so that it need not change again at once.
 */
const TOO_FAR = 1.3;
const ROOMY = 0.94;

export interface FocusRider {
  readonly square: number;
  readonly mine: boolean;
}

/** The first and the last square to show, and the part that stays in the middle if not all of it fits. */
export interface Followed {
  readonly seen: readonly [number, number];
  readonly heart: readonly [number, number];
}

const ends = (squares: readonly number[]): [number, number] => [Math.min(...squares), Math.max(...squares)];

/**
 * What to show: whatever must be seen, with your own riders nearby; otherwise your own riders and those ahead of them,
 * or without any of your own the largest number of riders. Riders on the move are always shown.
 */
export function sightOf(
  racers: readonly FocusRider[],
  must: readonly number[],
  moving: readonly number[] = [],
): Followed | undefined {
  const own = racers.filter((racer) => racer.mine).map((racer) => racer.square);
  const still = must.length ? withNear(must, own) : own.length ? withHead(racers, own) : mostOf(racers);
  const wanted = [...still, ...moving];
  if (!wanted.length) return undefined;
  return { seen: spread(...ends(wanted)), heart: ends(moving.length ? moving : must.length ? must : still) };
}

/** Your own riders who are not too far from what must be seen. */
function withNear(must: readonly number[], own: readonly number[]): number[] {
  const [from, to] = ends(must);
  return [...must, ...own.filter((square) => square >= from - FOLLOWED && square <= to + FOLLOWED)];
}

/** Your own riders who are not dropped: those too far behind the head of the race, unless none is nearer. */
function withHead(racers: readonly FocusRider[], own: readonly number[]): number[] {
  const head = Math.max(...racers.map((racer) => racer.square));
  const near = own.filter((square) => square >= head - FOLLOWED);
  return near.length ? [...near, head] : [Math.max(...own)];
}

/** The place with most riders, of equals the front one. */
function mostOf(racers: readonly FocusRider[]): number[] {
  const squares = racers.map((racer) => racer.square).sort((a, b) => b - a);
  const inside = (from: number) => squares.filter((square) => square >= from && square <= from + FOLLOWED - 2);
  return squares.map(inside).reduce((one, next) => (next.length > one.length ? next : one), []);
}

/** The start and the end of moves under way. */
export function movingIn({ step, scenes }: Pick<Film, 'step' | 'scenes'>): number[] {
  if (!step) return [];
  const [before, after] = [scenes[step.from]!.riders, scenes[step.to]!.riders];
  return before.flatMap(({ square }, n) => (square && square !== after[n]!.square ? [square, after[n]!.square] : []));
}

/** A rider crossing the line, and the line itself: nobody wants to miss that. */
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

/** How close the view may be: pixels per square. */
interface Closeness {
  readonly least: number;
  readonly most: number;
}

/**
 * The view of these squares, no closer than `most`; the scale of `before` is kept if it still serves. If riders would
 * become too small, it shows the centre of them.
 */
export function lookAlong(layout: Layout, { seen, heart }: Followed, box: Box, before: number, close: Closeness): Eye {
  const eye = lookAt(layout, seen, box, before, close.most);
  if (eye.scale >= close.least) return eye;
  const { x, y } = lookAt(layout, heart, box, before, close.most);
  return { x, y, scale: close.least };
}

function lookAt(layout: Layout, [from, to]: readonly [number, number], box: Box, before: number, most: number): Eye {
  const count = Math.max(1, Math.ceil(to - from));
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
