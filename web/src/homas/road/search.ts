/**
 * The best way to lay a road along lines, searched piece by piece: the few best drafts so far are continued with every
 * possible bend.
 */
import type { Pose, Stretch } from '@/draw/road/stretch';
import { type RoadPart, begin, endOf, put, spotsOf, type RoadPoint } from './parts';

/** The lines lie this far apart. */
export const PITCH = 9;
/** The middle of the road should stay this far from itself, and must stay the second distance away. */
const AWAY = 5.6;
export const NEAREST = 4.2;
/** What a row may bend, in degrees. */
const BENDS = [0, -4, 4, -8, 8, -12, 12];
const STRAIGHT = [0];
const KEPT = 28;
/** Spots this close along the road are neighbours anyway. */
const RECENT = 8;
/** How finely the distance along the lines is measured. */
const STEP = 0.5;

/** Left, top, right, bottom. */
type Box = readonly [number, number, number, number];

/** Lines of this width, each above (-1) or below (1) the one before. */
export interface Lines {
  readonly width: number;
  readonly down: -1 | 1;
}

/** One more piece for a draft, and its least cost. */
interface Next {
  readonly before: RoadSoFar;
  readonly part: RoadPart;
  readonly degrees: number;
  readonly first: Stretch;
  readonly end: Pose;
  /** How far along the lines it ends, in steps. */
  readonly along: number;
  readonly cost: number;
}

/** A road laid so far: its last piece, and the pieces before it. */
export interface RoadSoFar extends Pick<Next, 'end' | 'along' | 'cost'> {
  /** Nothing before the first piece. */
  readonly last: Next | undefined;
  /** The middle of the last piece, row by row, and a box around it. */
  readonly spots: readonly RoadPoint[];
  readonly box: Box;
  /** Its least distance to itself. */
  readonly near: number;
}

const ORIGIN = { x: 0, y: 0, h: 0 };
const NOTHING: RoadSoFar = {
  last: undefined,
  end: ORIGIN,
  along: 0,
  cost: 0,
  spots: [ORIGIN],
  box: [0, 0, 0, 0],
  near: AWAY,
};

/** The middle of the lines at this distance: to the right, on to the next, to the left, on to the next. */
function guide({ width, down }: Lines, distance: number): RoadPoint {
  const radius = PITCH / 2;
  const line = width + Math.PI * radius;
  const [number, rest] = [Math.floor(distance / line), distance % line];
  const angle = Math.max(0, rest - width) / radius;
  const x = Math.min(rest, width) + radius * Math.sin(angle);
  return { x: number % 2 ? width - x : x, y: down * (number * PITCH + radius * (1 - Math.cos(angle))) };
}

/** The square of a distance: the root takes longer, and is needed once. */
const apart = (a: RoadPoint, b: RoadPoint): number => (a.x - b.x) ** 2 + (a.y - b.y) ** 2;

function boxOf(spots: readonly RoadPoint[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of spots) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return [left, top, right, bottom];
}

/** The smallest distance from these new spots to what was laid before. */
function nearness(spots: readonly RoadPoint[], [left, top, right, bottom]: Box, before: RoadSoFar): number {
  let [least, square] = [AWAY, AWAY ** 2];
  let skipped = 0;
  for (let draft: RoadSoFar | undefined = before; draft; draft = draft.last?.before) {
    skipped += draft.spots.length;
    if (skipped <= RECENT) continue;
    const { box } = draft;
    if (box[0] - right > least || left - box[2] > least || box[1] - bottom > least || top - box[3] > least) continue;
    for (const old of draft.spots) for (const spot of spots) square = Math.min(square, apart(old, spot));
    least = Math.sqrt(square);
  }
  return least;
}

/** One more piece: leaving the lines and bending cost. */
function nextOf(before: RoadSoFar, part: RoadPart, degrees: number, middle: readonly RoadPoint[]): Next {
  const first = begin(part, before.end, degrees);
  const end = endOf(first, part);
  const length = part.rows + (part.side ? 1 : 0);
  let [along, off] = [before.along, Infinity];
  for (let step = before.along; step * STEP <= before.along * STEP + length * 1.1; step++) {
    const away = apart(middle[step]!, end);
    if (away < off) [along, off] = [step, away];
  }
  return { before, part, degrees, first, end, along, cost: before.cost + off + (degrees / 5) ** 2 };
}

/** The draft with this piece: coming close to an earlier part of the road costs, too. */
function withPiece(last: Next): RoadSoFar {
  const { before, part, first, end, along } = last;
  const spots = spotsOf(first, part);
  const box = boxOf(spots);
  const near = nearness(spots, box, before);
  const crowded = near < NEAREST ? 2000 : 0;
  const cost = last.cost + 30 * (AWAY - near) ** 2 + crowded;
  return { last, end, along, cost, spots, box, near: Math.min(before.near, near) };
}

/** The best drafts with one of these pieces. A piece that is too costly already is not examined further. */
function bestOf(pieces: readonly Next[]): readonly RoadSoFar[] {
  const best: RoadSoFar[] = [];
  for (const piece of pieces.toSorted((a, b) => a.cost - b.cost)) {
    if (best.length === KEPT && piece.cost >= best.at(-1)!.cost) break;
    const draft = withPiece(piece);
    const place = best.findIndex(({ cost }) => cost > draft.cost);
    best.splice(place < 0 ? best.length : place, 0, draft);
    best.length = Math.min(best.length, KEPT);
  }
  return best;
}

/** The best way found to lay these pieces, of this length together, along these lines. */
export function layAlong(lines: Lines, parts: readonly RoadPart[], length: number): RoadSoFar {
  const middle = Array.from({ length: Math.ceil((1.1 * length) / STEP) + 2 }, (_, n) => guide(lines, n * STEP));
  let drafts: readonly RoadSoFar[] = [NOTHING];
  for (const part of parts) {
    const bends = part.side || part.stiff ? STRAIGHT : BENDS;
    drafts = bestOf(drafts.flatMap((draft) => bends.map((degrees) => nextOf(draft, part, degrees, middle))));
  }
  return drafts[0]!;
}

/** All stretches of a draft. */
export function stretchesOf(draft: RoadSoFar): Stretch[] {
  const pieces: (readonly Stretch[])[] = [];
  for (let last = draft.last; last; last = last.before.last)
    pieces.unshift(put(last.part, last.before.end, last.degrees));
  return pieces.flat();
}
