/** Places for numbers beside the road: near their squares, off the road, off the riders, off each other. */
import { at, squareAt } from '../road/pose';
import type { Laid, Layout } from '../road/layout';
import { pose } from '@/draw/road/stretch';
import type { View } from '@/draw/road/view';

export interface TagWish {
  readonly key: string;
  readonly square: number;
  /** The lane of the rider it belongs to; none for the whole square. */
  readonly lane?: number;
  /** How many cards wide. */
  readonly cards: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Stood extends Point {
  readonly key: string;
  readonly wide: number;
  readonly tall: number;
}

/** A card on a tag, in squares when tags are not enlarged. */
const CARD = { wide: 0.42, tall: 0.52 } as const;
const RIDER = 0.42;
/** Things farther away than this, by the block, cannot touch a tag. */
const NEAR = 4.5;
/** Signs that are larger than most. */
const LARGE: Readonly<Record<string, number>> = { weather: 0.42, pile: 0.36, start: 0.5, finish: 0.5 };
const COST = { tag: 100, outside: 60, rider: 45, sign: 30, road: 22, across: 7, farther: 9 } as const;

/** Obstacles for tags: points with their own radius. */
interface Thing extends Point {
  readonly radius: number;
  readonly cost: number;
}

/** How deep this thing overlaps the tag: 0 is not at all, 1 is entirely. */
function hit(tag: Stood, thing: Thing): number {
  const dx = Math.max(0, Math.abs(thing.x - tag.x) - tag.wide / 2);
  const dy = Math.max(0, Math.abs(thing.y - tag.y) - tag.tall / 2);
  if (dx > thing.radius || dy > thing.radius) return 0;
  return Math.max(0, 1 - Math.hypot(dx, dy) / thing.radius);
}

const crossing = (a: Stood, b: Stood): boolean =>
  Math.abs(a.x - b.x) < (a.wide + b.wide) / 2 && Math.abs(a.y - b.y) < (a.tall + b.tall) / 2;

interface Offer {
  readonly tag: Stood;
  readonly price: number;
}

/** The candidate places: both sides, ever farther out, a little before and behind. */
function offers(layout: Layout, wish: TagWish, size: number): Offer[] {
  const laid = squareAt(layout, Math.round(wish.square));
  const [wide, tall] = [CARD.wide * size * wish.cards, CARD.tall * size];
  const usual = (wish.lane ?? 0) + 0.5 > laid.lanes / 2 ? -1 : 1;
  const tiers = [0, 1, 2, 3].flatMap((tier) => [0.5, 0.2, 0.8].map((t) => ({ tier, t })));
  return [usual, -usual].flatMap((side) =>
    tiers.map(({ tier, t }) => {
      const out = outward(laid, t, side, wide, tall);
      const p = pose(laid, t, side * (laid.half + 0.16 + out + tier * tall * 0.9));
      const price = (side === usual ? 0 : COST.across) + tier * COST.farther + Math.abs(t - 0.5) * 8;
      return { tag: { key: wish.key, wide, tall, x: p.x, y: p.y }, price };
    }),
  );
}

/** Half the tag's extent across the road. */
function outward(laid: Laid, t: number, side: number, wide: number, tall: number): number {
  const { h } = pose(laid, t, side);
  return (Math.abs(Math.sin(h)) * wide + Math.abs(Math.cos(h)) * tall) / 2;
}

const ROADS = new WeakMap<Layout, readonly Thing[]>();

/** cached, because the road does not move */
function roadThings(layout: Layout): readonly Thing[] {
  const things =
    ROADS.get(layout) ??
    layout.squares.map((laid) => ({ ...pose(laid, 0.5, 0), radius: laid.half + 0.1, cost: COST.road }));
  ROADS.set(layout, things);
  return things;
}

/** Obstacles that are already drawn. */
export interface Obstacles {
  /** The squares and lanes of riders. */
  readonly riders: readonly { readonly square: number; readonly lane: number }[];
  readonly signs?: readonly (Point & { readonly face?: { readonly kind: string } })[];
  /** The scale of signs and tags relative to the road. */
  readonly size: number;
  /** The view of the whole road: tags stay within. */
  readonly view?: View | undefined;
}

/** One place for every wish, in the order of their squares, so that equal wishes get equal places. */
export function standing(
  layout: Layout,
  wishes: readonly TagWish[],
  { riders, signs = [], size, view }: Obstacles,
): Map<string, Stood> {
  const things: Thing[] = [
    ...roadThings(layout),
    ...riders.map(({ square, lane }) => ({ ...at(layout, square, lane), radius: RIDER, cost: COST.rider })),
    ...signs.map((sign) => ({ ...sign, radius: (LARGE[sign.face?.kind ?? ''] ?? 0.28) * size, cost: COST.sign })),
  ];
  const stood = new Map<string, Stood>();
  const ordered = [...wishes].sort((a, b) => b.square - a.square || (a.lane ?? 0) - (b.lane ?? 0));
  for (const wish of ordered) {
    const here = at(layout, wish.square, 0.5);
    const near = things.filter((thing) => Math.abs(thing.x - here.x) + Math.abs(thing.y - here.y) < NEAR * size);
    const priced = offers(layout, wish, size).map(({ tag, price }) => {
      const outside = view && !inside(tag, view) ? COST.outside : 0;
      return { tag, price: price + outside + cost(tag, near, [...stood.values()]) };
    });
    stood.set(wish.key, priced.reduce((best, one) => (one.price < best.price ? one : best)).tag);
  }
  return stood;
}

function inside(tag: Stood, [x, y, w, h]: View): boolean {
  const [aside, above] = [tag.wide / 2, tag.tall / 2];
  return tag.x - aside > x && tag.x + aside < x + w && tag.y - above > y && tag.y + above < y + h;
}

function cost(tag: Stood, things: readonly Thing[], others: readonly Stood[]): number {
  const touched = things.reduce((sum, thing) => sum + thing.cost * hit(tag, thing), 0);
  return touched + COST.tag * others.filter((other) => crossing(tag, other)).length;
}
