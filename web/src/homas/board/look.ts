/**
 * The part of the road to show while following a race: everything that must be seen, and as much around it as can be
 * read.
 */
import type { HomasRoad, HomasView } from '@/net/protocol';
import type { Box, Eye } from '@/frame/board/eye';
import { clamp } from '@/draw/road/numbers';
import { at, type Layout } from '../road/layout';
import { ROW } from '../road/parts';

/** From one progress to another. */
export type Span = readonly [number, number];

/** Land beside the road, in squares. */
const ASIDE = 2;
/** The view moves when the road comes this close to its edge. */
const EDGE = 1.6;
/** Both where every pixel counts: in a sprint, on a phone. */
const [ASIDE_AT_LINE, EDGE_AT_LINE] = [1.25, 1];
/** A square of this many pixels is easy to read: as much of the road is shown as that allows. */
const COMFORT = { phone: 30, desk: 40 } as const;
/** A square may become this small so that all of your own riders are visible. */
const READABLE = { phone: 20, desk: 28 } as const;
/** Pixels of a score at the top of the map, in a sprint. */
const SCORE = { phone: 64, desk: 90 } as const;
const PHONE = 560;
const CLOSEST = 78;
const MOST_ROWS = 44;
const LEAST_ROWS = 8;
/** The scale stays as it is until it is this much too small or too large. */
const TOO_SMALL = 0.85;
const TOO_LARGE = 1.25;
/** Land at the edge that may be given up for that. */
const OVER = 1.08;

type Sizes = Readonly<Record<'phone' | 'desk', number>>;
const sizeFor = (sizes: Sizes, box: Box, root: number): number =>
  (box.width <= PHONE * root ? sizes.phone : sizes.desk) * root;

const middle = ({ squares }: HomasRoad, number: number): number =>
  (squares[number]!.rear + squares[number]!.progress) / 2;

const spanOf = (places: readonly number[]): Span | undefined =>
  places.length ? [Math.min(...places), Math.max(...places)] : undefined;

/**
 * The stretch where most is going on: as many riders as fit into a window, your own counting more; of equals the front
 * one.
 */
export function busiest(road: HomasRoad, view: HomasView, mine: readonly string[]): Span {
  const racing = view.riders.filter((rider) => rider.square >= 0 && !rider.home);
  const seen = racing.length ? racing : view.riders.filter((rider) => rider.square >= 0);
  const places = seen.map((rider) => ({ at: middle(road, rider.square), weight: mine.includes(rider.name) ? 4 : 1 }));
  let best: { span: Span; weight: number } = { span: [-4 * ROW, 8 * ROW], weight: 0 };
  for (const { at: front } of [...places].sort((a, b) => b.at - a.at)) {
    const inside = places.filter((place) => place.at <= front && place.at > front - 16 * ROW);
    const weight = inside.reduce((sum, place) => sum + place.weight, 0);
    if (weight > best.weight) best = { span: spanOf(inside.map((place) => place.at))!, weight };
  }
  return best.span;
}

/** What must be seen: the subject of the question, otherwise the selected place, otherwise the race. */
export function wanted(
  road: HomasRoad,
  view: HomasView,
  mine: readonly string[],
  must: readonly number[],
  focus?: number | string,
): Span {
  const rider = typeof focus === 'string' ? view.riders.find((each) => each.name === focus)?.square : focus;
  const numbers = [...must, ...(rider === undefined || rider < 0 ? [] : [rider])];
  return spanOf(numbers.map((number) => middle(road, number))) ?? busiest(road, view, mine);
}

const placesOf = (layout: Layout, [from, to]: Span) => {
  const count = Math.max(2, Math.ceil((to - from) / (ROW / 2)));
  return Array.from({ length: count + 1 }, (_, n) => at(layout, from + ((to - from) * n) / count, 0));
};

/** The view of this span, as close as possible. */
function fitted(layout: Layout, span: Span, box: Box, aside = ASIDE): Eye {
  const places = placesOf(layout, span);
  const [xs, ys] = [places.map((p) => p.x), places.map((p) => p.y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(box.width / (right - left + 2 * aside), box.height / (bottom - top + 2 * aside));
  return { x: (left + right) / 2, y: (top + bottom) / 2, scale };
}

/** This span, and as many of your own riders around it as can still be read, the nearest first. */
export function withOwn(layout: Layout, span: Span, squares: readonly number[], box: Box, root: number): Span {
  const away = (place: number): number => Math.max(span[0] - place, place - span[1]);
  const places = squares.map((number) => middle(layout.road, number)).sort((a, b) => away(a) - away(b));
  let all = span;
  for (const place of places) {
    const wider: Span = [Math.min(all[0], place), Math.max(all[1], place)];
    if (fitted(layout, wider, box).scale < sizeFor(READABLE, box, root)) break;
    all = wider;
  }
  return all;
}

/**
 * The view of this span and as much of the road around it as can be read; the scale of `before` is kept if it still
 * serves.
 */
export function lookAlong(layout: Layout, span: Span, box: Box, root: number, before: number): Eye {
  const comfort = sizeFor(COMFORT, box, root);
  const [first, last] = [layout.laid[0]!.from, layout.laid.at(-1)!.to];
  const widened = (rows: number): Span => [
    clamp(span[0] - rows * 0.42 * ROW, first, last),
    clamp(span[1] + rows * 0.58 * ROW, first, last),
  ];
  const long = (span[1] - span[0]) / ROW;
  let look = fitted(layout, widened(0), box);
  for (let rows = 2; rows + long < MOST_ROWS; rows += 2) {
    const next = fitted(layout, widened(rows), box);
    if (next.scale < comfort && rows + long >= LEAST_ROWS) break;
    look = next;
  }
  const scale = Math.min(look.scale, CLOSEST * root);
  const kept = before > scale * TOO_SMALL && before < scale * TOO_LARGE;
  return { ...look, scale: kept ? Math.min(before, look.scale * OVER) : scale };
}

/** The part of the box below the score of a sprint. */
const belowScore = (box: Box, root: number): Box => ({ ...box, height: box.height - sizeFor(SCORE, box, root) });

/**
 * The look at a sprint: the line and what is beyond it in the middle of the map below the score. The scale of `before`
 * is kept if it still serves.
 */
export function lookAtLine(layout: Layout, span: Span, box: Box, root: number, before: number): Eye {
  const look = fitted(layout, span, belowScore(box, root), ASIDE_AT_LINE);
  const most = Math.min(look.scale, sizeFor(COMFORT, box, root));
  const scale = before > most * TOO_SMALL && before < most ? before : most;
  return { ...look, y: look.y - sizeFor(SCORE, box, root) / 2 / scale, scale };
}

/** Whether all of it is seen below the score: then the eye may rest. */
export function seenAtLine(layout: Layout, span: Span, eye: Eye, box: Box, root: number): boolean {
  const below = { ...eye, y: eye.y + sizeFor(SCORE, box, root) / 2 / eye.scale };
  return seen(layout, span, below, belowScore(box, root), EDGE_AT_LINE);
}

/** Whether all of this span is well inside what is seen: then the eye may rest. */
export function seen(layout: Layout, span: Span, eye: Eye, box: Box, edge = EDGE): boolean {
  const [wide, tall] = [box.width / eye.scale / 2 - edge, box.height / eye.scale / 2 - edge];
  return placesOf(layout, span).every((p) => Math.abs(p.x - eye.x) <= wide && Math.abs(p.y - eye.y) <= tall);
}
