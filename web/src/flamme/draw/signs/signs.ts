/** Places for the signs and tokens of a road: beside it, clear of other stretches and of each other. */
import { frame, signScale } from '../../road/fit';
import { UNIT } from '@/draw/road/numbers';
import { squareAt, verge } from '../../road/pose';
import { firstBeyond, innerWay, lastOfGrid, toGo, type Laid, type Layout } from '../../road/layout';
import { DISC, pileHeight, type PrizePile, type Prizes } from '../tokens/prizes';
import { cellsOf, PLATE } from './timing';
import { weatherOf } from '../road/wind';
import { pose, type Pose } from '@/draw/road/stretch';
import type { View } from '@/draw/road/view';
import { labelWidth } from '@/draw/signs/labels';

export type Face =
  | { readonly kind: 'start' | 'finish' }
  | { readonly kind: 'limit'; readonly limit: 'max' | 'min'; readonly n: number }
  | { readonly kind: 'milestone'; readonly n: number }
  | { readonly kind: 'weather'; readonly weather: string }
  | { readonly kind: 'pile'; readonly pile: PrizePile }
  | { readonly kind: 'refresh' };

/** The point where something stands, and the point of the road's edge it belongs to. */
export interface SignFoot {
  readonly x: number;
  readonly y: number;
  readonly foot: Pose;
}

export interface Sign extends SignFoot {
  readonly face: Face;
}

/** Half the width and height of a sign, in board units. */
type Extent = readonly [number, number];

interface Wish {
  readonly extent: Extent;
  /** Squares where it may stand, the best first, and where on them. */
  readonly squares: readonly Laid[];
  readonly t: number;
  readonly side: -1 | 1;
  readonly gap: number;
  /** Its own square if it stands beside another one, or in the second row: a post leads there. */
  readonly post?: Laid | undefined;
}

interface Placed {
  readonly sign: { readonly x: number; readonly y: number };
  readonly extent: Extent;
}

type Wanted = Wish & { readonly face: Face };

/** The other way round an island reaches this far from the middle of the one. */
const PAST_ISLAND = 1.59;
/** A milestone that finds less room than this is left out. */
const CROWDED = 0.9;
/** A token may lie a little before or behind its square. */
const NEAR = [0, -1, 1, -2, 2];

/** All signs of a road that is seen at this many pixels per square, and the tokens that lie beside it. */
export function signsOf(
  layout: Layout,
  scale: number,
  labels: { start: string; finish: string },
  prizes: Prizes = {},
): Sign[] {
  const size = signScale(scale) / UNIT;
  const plate = cellsOf(layout, scale, prizes.timing).map((sign): Placed => ({
    sign,
    extent: [PLATE / size, PLATE / size],
  }));
  const signs: Sign[] = [];
  const placed = [...plate];
  for (const wanted of [
    ...ends(layout, labels),
    ...limits(layout),
    ...lying(layout, prizes),
    ...weather(layout),
    ...milestones(layout),
  ]) {
    const { face, extent } = wanted;
    const { room, ...stand } = choose(layout, wanted, size, placed);
    if (face.kind === 'milestone' && room < CROWDED) continue;
    const sign = { face, ...stand };
    signs.push(sign);
    placed.push({ sign, extent });
  }
  return signs;
}

/** A place for something of this size right of a square, or left of it if another stretch is too near. */
export function besideRoad(layout: Layout, laid: Laid, extent: Extent, scale: number): SignFoot {
  return choose(layout, { extent, squares: [laid], t: 0.5, side: 1, gap: 0.12 }, scale / UNIT, []);
}

/** The first place with enough room, otherwise the one with most. */
function choose(layout: Layout, wish: Wish, size: number, placed: readonly Placed[]): SignFoot & { room: number } {
  const whole = frame(layout, size * UNIT);
  const sides = wish.post ? [wish.side, -wish.side, 2 * wish.side, -2 * wish.side] : [wish.side, -wish.side];
  const stands = sides.flatMap((side) => wish.squares.map((laid) => stand(laid, Math.sign(side), Math.abs(side))));
  return stands.find((one) => one.room >= 1) ?? stands.reduce((a, b) => (b.room > a.room ? b : a));

  function stand(laid: Laid, side: number, row: number): SignFoot & { room: number } {
    const edge = edgeOf(laid, side);
    const { h } = pose(laid, wish.t, 0);
    const [wide, tall] = wish.extent;
    const reach = (wide * Math.abs(Math.sin(h)) + tall * Math.abs(Math.cos(h))) * size;
    const spot = pose(laid, wish.t, side * (edge + 0.1 + wish.gap + reach * (2 * row - 1)));
    const others = layout.squares.filter((one) => Math.abs(one.column - laid.column) > 4);
    const road = Math.min(...others.map((one) => away(spot, one))) / (0.75 + reach);
    const sign = Math.min(...placed.map((one) => apart(spot, one.sign, wish.extent, one.extent, size)));
    // Hiding something else is better than leaving the picture.
    const seen = row === 1 || within(spot, wish.extent, size, whole) ? 1 : 0.2;
    const own = wish.post ?? laid;
    return {
      x: spot.x,
      y: spot.y,
      foot: pose(own, wish.t, side * edgeOf(own, side)),
      room: Math.min(road, sign) * seen,
    };
  }
}

/** How far the road reaches on this side; round an island there is another way beyond it. */
const edgeOf = (laid: Laid, side: number): number => (laid.arm && side !== verge(laid) ? PAST_ISLAND : laid.half);

const away = (spot: Pose, laid: Laid): number => {
  const middle = pose(laid, 0.5, 0);
  return Math.hypot(middle.x - spot.x, middle.y - spot.y);
};

function within({ x, y }: Pose, [wide, tall]: Extent, size: number, [left, top, w, h]: View): boolean {
  return Math.abs(x - left - w / 2) + wide * size <= w / 2 && Math.abs(y - top - h / 2) + tall * size <= h / 2;
}

/** 1 if two signs just touch, more if there is room between them. */
function apart(a: Pose, b: { x: number; y: number }, one: Extent, other: Extent, size: number): number {
  return Math.max(
    Math.abs(a.x - b.x) / ((one[0] + other[0]) * size),
    Math.abs(a.y - b.y) / ((one[1] + other[1]) * size),
  );
}

function ends(layout: Layout, labels: { start: string; finish: string }): Wanted[] {
  const [grid, beyond] = [lastOfGrid(layout), firstBeyond(layout)];
  const label = (kind: 'start' | 'finish', laid: Laid, t: number, side: -1 | 1): Wanted => {
    return { face: { kind }, extent: [labelWidth(labels[kind]) / 2 + 3, 23], squares: [laid], t, side, gap: 0.02 };
  };
  return [...(grid ? [label('start', grid, 1, -1)] : []), ...(beyond ? [label('finish', beyond, 0, 1)] : [])];
}

/** Tokens, at the line where they are won; at the finish there is more room a little further on. */
function lying(layout: Layout, { piles = [], refresh = 0 }: Prizes): Wanted[] {
  const shown = piles
    .filter((pile) => pile.values.length)
    .map((pile): Wanted => {
      const home = pile.square > layout.line;
      const squares = near(layout, pile.square, home ? [0, 1, 2] : NEAR);
      const extent = [DISC + 3, pileHeight(pile.values.length) / 2] as const;
      const post = home ? undefined : squares[0];
      return { face: { kind: 'pile', pile }, extent, squares, t: home ? 0.5 : 0, side: -1, gap: 0.14, post };
    });
  if (!refresh) return shown;
  const squares = near(layout, refresh, NEAR);
  return [
    ...shown,
    { face: { kind: 'refresh' }, extent: [DISC, DISC], squares, t: 0.5, side: 1, gap: 0.14, post: squares[0] },
  ];
}

const near = (layout: Layout, square: number, steps: readonly number[]): Laid[] =>
  steps.map((step) => squareAt(layout, Math.max(1, square + step)));

/** Where a stretch with a limit begins; on the left. */
function limits(layout: Layout): Wanted[] {
  const squares = innerWay(layout);
  const begins = squares.filter((laid, n) => {
    return n > 0 && laid.terrain !== squares[n - 1]!.terrain && /ascent|descent|supply/.test(laid.terrain);
  });
  return begins.map((laid) => {
    const limit = laid.terrain === 'ascent' ? 'max' : 'min';
    const face: Face = { kind: 'limit', limit, n: laid.terrain === 'supply' ? 4 : 5 };
    return { face, extent: [28, 28], squares: [laid], t: 0.12, side: -1, gap: 0 };
  });
}

/** Squares to go, every ten; on the right. */
function milestones(layout: Layout): Wanted[] {
  if (!firstBeyond(layout)) return [];
  const left = (laid: Laid) => toGo(layout, laid) + 1;
  const ten = innerWay(layout).filter((laid) => left(laid) > 0 && left(laid) % 10 === 0);
  return ten.map((laid) => {
    const face: Face = { kind: 'milestone', n: left(laid) };
    return { face, extent: [21, 26], squares: [laid], t: 0.5, side: 1, gap: 0 };
  });
}

/** One for each stretch of weather, near its middle; a sharp corner is as slippery as rain. */
function weather(layout: Layout): Wanted[] {
  const corners = layout.squares.filter(
    (laid, n) => laid.wavy && layout.squares[n + 1]?.wavy && layout.squares[n - 1]?.wavy,
  );
  const stretches = [...weatherOf(layout), ...corners.map((laid) => ({ kind: 'wet', squares: [laid] }))];
  return stretches.map(({ kind, squares }) => {
    const face: Face = { kind: 'weather', weather: kind };
    // Outside a bend; and a crosswind blows over the road's edges.
    const side = squares[0]!.side === -1 ? 1 : -1;
    const gap = kind === 'crosswind' ? 0.36 : 0.14;
    return { face, extent: [36, 36], squares: fromMiddle(squares), t: 0.5, side, gap };
  });
}

function fromMiddle(squares: readonly Laid[]): Laid[] {
  const middle = (squares[0]!.number + squares.at(-1)!.number) / 2;
  return [...squares].sort((a, b) => Math.abs(a.number - middle) - Math.abs(b.number - middle));
}
