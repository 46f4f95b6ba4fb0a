/**
 * How the road winds over the land: curves are quarter turns as on the board, and the rows between them bend gently so
 * that the whole of it lies to and fro in lines, one above the other, and never meets itself.
 */
import type { Part } from './parts';
import { pose, type Pose, type Stretch } from '@/draw/road/stretch';
import type { View } from '@/draw/road/view';

/** With lanes this wide and curves of a quarter turn, squares inside and outside a curve are as long as any other. */
export const LANE = 2 / Math.PI;
export const HALF = 2 * LANE;
/** Land beside the road that belongs to the picture. */
const MARGIN = 2.4;

const QUARTER = Math.PI / 2;
/** The lines lie this far apart. */
const PITCH = 9;
/** The middle of the road should come no nearer to itself than this; nearer than the second it must not. */
const AWAY = 5.6;
const NEAREST = 4.2;
/** What a row may bend, in degrees. */
const BENDS = [0, -4, 4, -8, 8, -12, 12];
const KEPT = 28;
/** How many lines more or fewer are tried; those beyond the usual ones only where these are not good enough. */
const FACTORS = [0.7, 0.85, 1, 1.15, 1.35, 1.6, 2, 2.5];
const USUAL = 1.35;
/** Of the scale that lines without any gap between them would have. */
const GOOD_ENOUGH = 0.72;
const LEAST_LINE = 8;
/** Spots that are near because they follow each other. */
const RECENT = 8;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A road as far as it is laid: its last piece, and what is before it. */
interface Draft {
  readonly before: Draft | undefined;
  readonly end: Pose;
  readonly stretches: readonly Stretch[];
  /** Its middle, row by row. */
  readonly spots: readonly Spot[];
  /** How far along the lines it is. */
  readonly along: number;
  readonly cost: number;
  /** How near it comes to itself. */
  readonly near: number;
  /** A box around its last piece: left, top, right, bottom. */
  readonly box: readonly [number, number, number, number];
}

/** Lines so wide, going on above (-1) or below (1) each other. */
interface Lines {
  readonly width: number;
  readonly down: -1 | 1;
}

const apart = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The middle of the lines at this distance: to the right, on to the next, to the left, on to the next. */
function guide({ width, down }: Lines, distance: number): Spot {
  const radius = PITCH / 2;
  const line = width + Math.PI * radius;
  const [number, rest] = [Math.floor(distance / line), distance % line];
  const angle = Math.max(0, rest - width) / radius;
  const x = Math.min(rest, width) + radius * Math.sin(angle);
  return { x: number % 2 ? width - x : x, y: down * (number * PITCH + radius * (1 - Math.cos(angle))) };
}

/** The stretches of a piece from here on: a curve is one, otherwise each row is. */
export function put({ rows, side }: Part, from: Pose, degrees: number): Stretch[] {
  const turn = (degrees * Math.PI) / 180;
  const bend = side
    ? { side, radius: (rows + 1) / QUARTER, sweep: side * QUARTER }
    : { side: Math.sign(turn) as -1 | 0 | 1, radius: turn ? 1 / Math.abs(turn) : 0, sweep: turn };
  const stretches: Stretch[] = [];
  let { x, y, h } = from;
  for (let n = 0; n < (side ? 1 : rows); n++) {
    const stretch: Stretch = { x, y, h, ...bend, arm: '', from: 0, to: 1 };
    stretches.push(stretch);
    ({ x, y, h } = pose(stretch, 1, 0));
  }
  return stretches;
}

const spotsOf = (stretches: readonly Stretch[], { rows, side }: Part): Spot[] =>
  side
    ? Array.from({ length: rows + 1 }, (_, n) => pose(stretches[0]!, (n + 1) / (rows + 1), 0))
    : stretches.map((one) => pose(one, 1, 0));

const boxOf = (spots: readonly Spot[]): Draft['box'] => {
  const [xs, ys] = [spots.map((spot) => spot.x), spots.map((spot) => spot.y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};

/** The smallest distance from these new spots to what was laid before. */
function nearness(spots: readonly Spot[], [left, top, right, bottom]: Draft['box'], before: Draft): number {
  let least = AWAY;
  let skipped = 0;
  for (let draft: Draft | undefined = before; draft; draft = draft.before) {
    skipped += draft.spots.length;
    if (skipped <= RECENT) continue;
    const { box } = draft;
    if (box[0] - right > least || left - box[2] > least || box[1] - bottom > least || top - box[3] > least) continue;
    for (const old of draft.spots) for (const spot of spots) least = Math.min(least, apart(old, spot));
  }
  return least;
}

/** The draft with one more piece: it costs to be off the lines, to bend, and to come near to itself. */
function longer(before: Draft, part: Part, degrees: number, lines: Lines): Draft {
  const stretches = put(part, before.end, degrees);
  const spots = spotsOf(stretches, part);
  const end = pose(stretches.at(-1)!, 1, 0);
  let [along, off] = [before.along, Infinity];
  for (let distance = before.along; distance <= before.along + spots.length * 1.1; distance += 0.5) {
    const away = apart(guide(lines, distance), end);
    if (away < off) [along, off] = [distance, away];
  }
  const box = boxOf(spots);
  const near = nearness(spots, box, before);
  const crowded = near < NEAREST ? 2000 : 0;
  const cost = before.cost + off ** 2 + (degrees / 5) ** 2 + 30 * (AWAY - near) ** 2 + crowded;
  return { before, end, stretches, spots, along, cost, near: Math.min(before.near, near), box };
}

/** The best way found to lay these pieces along these lines. */
function windAlong(parts: readonly Part[], lines: Lines): Draft {
  const origin = { x: 0, y: 0, h: 0 };
  let drafts: Draft[] = [
    {
      before: undefined,
      end: origin,
      stretches: [],
      spots: [origin],
      along: 0,
      cost: 0,
      near: AWAY,
      box: [0, 0, 0, 0],
    },
  ];
  for (const part of parts) {
    const bends = part.side || part.stiff ? [0] : BENDS;
    const next = drafts.flatMap((draft) => bends.map((degrees) => longer(draft, part, degrees, lines)));
    drafts = next.sort((a, b) => a.cost - b.cost).slice(0, KEPT);
  }
  return drafts[0]!;
}

function allOf(draft: Draft | undefined): Stretch[] {
  const pieces: (readonly Stretch[])[] = [];
  for (let one = draft; one; one = one.before) pieces.unshift(one.stretches);
  return pieces.flat();
}

/** The smallest box around the middle of these stretches. */
export function boundsOf(stretches: readonly Stretch[]): View {
  const spots = stretches.flatMap((stretch) => [0, 0.25, 0.5, 0.75, 1].map((t) => pose(stretch, t, 0)));
  const [xs, ys] = [spots.map((spot) => spot.x), spots.map((spot) => spot.y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return [x, y, Math.max(...xs) - x, Math.max(...ys) - y];
}

/** What to try: more or fewer lines than a road without curves would need, up and down; one line will always do. */
function* tried(length: number, shape: number): Generator<Lines & { readonly usual: boolean }> {
  const count = Math.sqrt(length / (shape * PITCH));
  for (const factor of FACTORS) {
    for (const down of [-1, 1] as const)
      yield { width: Math.max(LEAST_LINE, length / Math.max(1, count * factor) - PITCH), down, usual: factor <= USUAL };
  }
  yield { width: 2 * length, down: 1, usual: false };
}

/** The stretches that fill a box of this shape (width to height) best. */
export function wind(parts: readonly Part[], shape: number): readonly Stretch[] {
  const length = 0.9 * parts.reduce((sum, { rows, side }) => sum + rows + (side ? 1 : 0), 0);
  const enough = GOOD_ENOUGH * Math.sqrt(shape / (length * PITCH));
  let [best, most]: [readonly Stretch[], number] = [[], -Infinity];
  for (const { usual, ...lines } of tried(length, shape)) {
    if (!usual && most > enough) break;
    const draft = windAlong(parts, lines);
    const stretches = allOf(draft);
    const [, , wide, tall] = boundsOf(stretches);
    const scale = Math.min(shape / (wide + 2 * MARGIN), 1 / (tall + 2 * MARGIN));
    const score = draft.near < NEAREST ? scale - 1 : scale;
    if (score > most) [best, most] = [stretches, score];
  }
  return best;
}
