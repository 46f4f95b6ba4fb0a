/** The land that a board shows: the road laid for its box, with enough country around it to look about. */
import type { HomasRoad } from '@/net/protocol';
import { within, type Box } from '@/frame/board/eye';
import type { MapLand } from '@/frame/board/map.svelte';
import { clamp } from '@/draw/road/numbers';
import { layRoad, type Layout } from '../road/layout';
import type { View } from '@/draw/road/view';

export interface Land extends MapLand {
  readonly layout: Layout;
  readonly shape: number;
  /** The width of the box it was laid for. */
  readonly width: number;
  /** The whole road. */
  readonly whole: View;
}

/** Boxes are reduced to one of these shapes, so that a few pixels more or less change nothing. */
const SHAPES = [0.6, 0.9, 1.3, 1.8, 2.4, 3.2];
/** Land beside the road for its signs, and country around all of that, in squares. */
const BESIDE = 3.4;
const AROUND = 5;
/** A box of another height shows the same road: people would not recognise a map that turns. */
const AS_WIDE = 0.1;

const off = (shape: number, { width, height }: Box): number => Math.abs(Math.log(shape / (width / height)));
const around = ([x, y, w, h]: View, more: number): View => [x - more, y - more, w + 2 * more, h + 2 * more];

const LAID = new Map<string, Layout>();

/** Laying takes a moment, so a laid road is kept for the next board. */
function laid(road: HomasRoad, shape: number): Layout {
  const key = `${road.text} ${shape}`;
  const known = LAID.get(key);
  const layout = known ? { ...known, road } : layRoad(road, shape);
  if (!known) LAID.set(key, layout);
  return layout;
}

/** The visible part of the land when the whole road is in view. */
const seenWhole = ([x, y, w, h]: View, { width, height }: Box): View => {
  const scale = Math.min(width / w, height / h);
  return [x + w / 2 - width / scale / 2, y + h / 2 - height / scale / 2, width / scale, height / scale];
};

/** The land for this box; an existing one stays while the width is the same, unless its country ends too soon. */
export function landFor(road: HomasRoad, box: Box, before?: Land): Land {
  const nearest = SHAPES.reduce((best, one) => (off(one, box) < off(best, box) ? one : best));
  const same =
    before?.layout.road.text === road.text && Math.abs(box.width / before.width - 1) < AS_WIDE ? before : undefined;
  if (same && within(seenWhole(same.whole, box), same.area)) return same;
  const shape = same?.shape ?? nearest;
  const layout = same?.layout ?? laid(road, shape);
  const whole = around(layout.bounds, BESIDE);
  const seen = seenWhole(whole, box);
  return {
    layout,
    shape,
    width: same?.width ?? box.width,
    whole,
    area: around(seen, AROUND),
    painted: clamp(box.width / seen[2], 8, 40),
  };
}

/** The scale of signs relative to the road, so that they can be read from far away. */
export const signSize = (far: number): number => clamp(50 / far, 1, 3.6);

/**
 * The size of the printed numbers, in board units: at least twelve pixels if there is room for that, none if they would
 * be dust.
 */
export const digitSize = (far: number): number => (far < 16 ? 0 : clamp(1240 / far, 31, 42));
