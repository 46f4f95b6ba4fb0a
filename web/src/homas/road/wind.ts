/**
 * How the road winds over the land: curves are quarter turns as on the board, and the rows between them bend gently, so
 * that the road runs to and fro in lines, one above the other, and never crosses itself.
 */
import { pose, type Stretch } from '@/draw/road/stretch';
import type { View } from '@/draw/road/view';
import type { RoadPart } from './parts';
import { layAlong, NEAREST, PITCH, stretchesOf, type Lines } from './search';

/** With lanes this wide and curves of a quarter turn, squares inside and outside a curve are as long as any other. */
export const LANE = 2 / Math.PI;
export const HALF = 2 * LANE;
/** Land beside the road that belongs to the picture. */
const MARGIN = 2.4;
/** How many lines more or fewer are tried; unusual numbers only if the usual ones are not good enough. */
const FACTORS = [0.7, 0.85, 1, 1.15, 1.35, 1.6, 2, 2.5];
const USUAL = 1.35;
/** A fraction of the scale that lines without gaps would have. */
const GOOD_ENOUGH = 0.72;
const LEAST_LINE = 8;
/** A winding road covers less distance than its length. */
const SHRUNK = 0.9;

/** The smallest box around the middle of these stretches. */
export function boundsOf(stretches: readonly Stretch[]): View {
  const spots = stretches.flatMap((stretch) => [0, 0.25, 0.5, 0.75, 1].map((t) => pose(stretch, t, 0)));
  const [xs, ys] = [spots.map((spot) => spot.x), spots.map((spot) => spot.y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return [x, y, Math.max(...xs) - x, Math.max(...ys) - y];
}

/** The drafts to try: more or fewer lines than a road without curves would need, up and down; one line always works. */
function* tried(length: number, shape: number): Generator<Lines & { readonly usual: boolean }> {
  const count = Math.sqrt(length / (shape * PITCH));
  for (const factor of FACTORS) {
    for (const down of [-1, 1] as const)
      yield { width: Math.max(LEAST_LINE, length / Math.max(1, count * factor) - PITCH), down, usual: factor <= USUAL };
  }
  yield { width: 2 * length, down: 1, usual: false };
}

/** The stretches that fill a box of this shape (width to height) best. */
export function wind(parts: readonly RoadPart[], shape: number): readonly Stretch[] {
  const whole = parts.reduce((sum, { rows, side }) => sum + rows + (side ? 1 : 0), 0);
  const length = SHRUNK * whole;
  const enough = GOOD_ENOUGH * Math.sqrt(shape / (length * PITCH));
  let [best, most]: [readonly Stretch[], number] = [[], -Infinity];
  for (const { usual, ...lines } of tried(length, shape)) {
    if (!usual && most > enough) break;
    const draft = layAlong(lines, parts, whole);
    const stretches = stretchesOf(draft);
    const [, , wide, tall] = boundsOf(stretches);
    const scale = Math.min(shape / (wide + 2 * MARGIN), 1 / (tall + 2 * MARGIN));
    const score = draft.near < NEAREST ? scale - 1 : scale;
    if (score > most) [best, most] = [stretches, score];
  }
  return best;
}
