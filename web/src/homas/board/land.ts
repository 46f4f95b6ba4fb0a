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
  /** How wide the box was that it was laid for. */
  readonly width: number;
  /** The whole road. */
  readonly whole: View;
}

/** Boxes are laid for by one of these shapes, so that a few pixels more or less change nothing. */
const SHAPES = [0.6, 0.9, 1.3, 1.8, 2.4, 3.2];
/** Land beside the road for its signs, and country around all of that, in squares. */
const BESIDE = 3.4;
const AROUND = 5;
/** A box that is only higher or lower shows the same road: a map that turns is not recognized. */
const AS_WIDE = 0.1;

const off = (shape: number, { width, height }: Box): number => Math.abs(Math.log(shape / (width / height)));
const around = ([x, y, w, h]: View, more: number): View => [x - more, y - more, w + 2 * more, h + 2 * more];

const LAID = new Map<string, Layout>();

/** Laying takes a moment: a road that was laid is kept for the next board. */
function laid(road: HomasRoad, shape: number): Layout {
  const key = `${road.text} ${shape}`;
  const known = LAID.get(key);
  const layout = known ? { ...known, road } : layRoad(road, shape);
  if (!known) LAID.set(key, layout);
  return layout;
}

/** The part of the land that is seen when the whole road is. */
const seenWhole = ([x, y, w, h]: View, { width, height }: Box): View => {
  const scale = Math.min(width / w, height / h);
  return [x + w / 2 - width / scale / 2, y + h / 2 - height / scale / 2, width / scale, height / scale];
};

/** The land for this box; the one there is stays as long as the box is as wide, unless its country ends too soon. */
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

/** How much larger than the road signs are drawn, so that they can be read from far away. */
export const signSize = (far: number): number => clamp(50 / far, 1, 3.6);

/**
 * How large the printed numbers are, in board units: at least twelve pixels where there is room for that, none where
 * they are dust.
 */
export const digitSize = (far: number): number => (far < 16 ? 0 : clamp(1240 / far, 31, 42));
