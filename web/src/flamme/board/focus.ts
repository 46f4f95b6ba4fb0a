/** What to look at while following a race: about fourteen squares where most is going on. */
import { at } from '../road/pose';
import type { Way } from '../road/way';
import type { Box, Eye } from '@/frame/board/eye';

export const FOLLOWED = 14;
/** Your own riders draw the eye as much as this many others. */
const OWN = 4;
/** Land beside the stretch, in squares. */
const ASIDE = 1.5;
/** The scale stays as it is until it is this much too small or too large. */
const TOO_SMALL = 0.82;
const TOO_LARGE = 1.2;

export interface Racer {
  readonly square: number;
  readonly mine: boolean;
}

/**
 * The first and the last square to look at: those that must be seen, or else where most riders are, the front one of
 * equals.
 */
export function stretch(racers: readonly Racer[], must: readonly number[]): [number, number] | undefined {
  if (must.length) return spread(Math.min(...must), Math.max(...must));
  const starts = racers.map((racer) => racer.square).sort((a, b) => b - a);
  const inside = (from: number) => racers.filter(({ square }) => square >= from && square <= from + FOLLOWED - 2);
  const weight = (from: number) => inside(from).reduce((sum, racer) => sum + (racer.mine ? OWN : 1), 0);
  const [first, ...others] = starts;
  if (first === undefined) return undefined;
  const best = others.reduce((one, next) => (weight(next) > weight(one) ? next : one), first);
  return spread(best, Math.max(...inside(best).map((racer) => racer.square)));
}

/** At least as many squares as are followed, a little more of the road ahead than behind. */
function spread(from: number, to: number): [number, number] {
  const more = Math.max(0, FOLLOWED - (to - from)) / 2;
  return [from - more * 0.85 - 0.5, to + more * 1.15 + 0.5];
}

/** The look at these squares; `before` keeps its scale where that still does. */
export function lookAlong(way: Way, [from, to]: readonly [number, number], box: Box, before: number): Eye {
  const count = Math.ceil(to - from);
  const places = Array.from({ length: count + 1 }, (_, n) =>
    at(way, Math.max(1, from + ((to - from) * n) / count), 0.5),
  );
  const [xs, ys] = [places.map((p) => p.x), places.map((p) => p.y)];
  const [low, high] = [
    { x: Math.min(...xs), y: Math.min(...ys) },
    { x: Math.max(...xs), y: Math.max(...ys) },
  ];
  const wanted = Math.min(box.width / (high.x - low.x + 2 * ASIDE), box.height / (high.y - low.y + 2 * ASIDE));
  const scale = wanted > before * TOO_SMALL && wanted < before * TOO_LARGE ? before : wanted;
  return { x: (low.x + high.x) / 2, y: (low.y + high.y) / 2, scale };
}
