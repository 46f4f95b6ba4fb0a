/** The land that a board shows: the road as it fits best, with enough countryside around it to look about. */
import type { FlammeRoad } from '@/net/protocol';
import { fit, show, signScale, type Fit } from '../road/fit';
import type { Layout } from '../road/layout';
import { within, type Box } from '@/frame/board/eye';
import type { MapLand } from '@/frame/board/map.svelte';
import type { View } from '@/draw/road/view';

/** Countryside around the whole road, in squares. */
const AROUND = 5;
const WORTH_TURNING = 1.06;
/** The height below the map changes all the time: for that alone the land is turned only if much is gained. */
const WORTH_TURNING_AGAIN = 1.15;
const TURNS = [0, -15, 15, -30, 30, -45, 45, -60, 60, -75, 75, -90, 90];

export interface Land extends MapLand {
  readonly road: FlammeRoad;
  readonly layout: Layout;
  readonly degrees: number;
  /** Whether piles of tokens lie beside the road. */
  readonly tokens: boolean;
  /** The width of the box it was laid for. */
  readonly width: number;
}

/**
 * Room beside the road for what stands there, which is larger the farther away it is; plaques and piles are the
 * largest.
 */
function room(layout: Layout, scale: number, root: number, tokens: boolean) {
  const signs = signScale((0.92 * scale) / root);
  const across = Math.max(...layout.squares.map((laid) => laid.half));
  const plaques = tokens || layout.squares.some((laid) => laid.weather || laid.wavy);
  return { padX: across + 0.3 + 0.72 * signs, padY: across + (plaques ? 0.3 + 0.74 * signs : 0.15 + 0.55 * signs) };
}

/** The best fit of a road in this box; `root` is the scale of everything on this screen. */
function bestFit(
  road: FlammeRoad,
  { width, height }: Box,
  root: number,
  turns: readonly number[] = TURNS,
  tokens = false,
): Fit {
  const options = { squares: road.squares, turns };
  const rough = fit(road.tiles, width, height, options);
  return fit(road.tiles, width, height, { ...options, ...room(rough.layout, rough.scale, root, tokens) });
}

/** The whole of this land in the box. */
export function wholeOf({ layout, painted, tokens }: Land, { width, height }: Box, root: number) {
  const { padX, padY } = room(layout, painted, root, tokens);
  return show(layout.squares, width, height, padX, padY);
}

/**
 * The land for this box. An existing one stays unless turning it pays; it is never turned while it follows the race.
 */
export function landFor(
  road: FlammeRoad,
  box: Box,
  root: number,
  before: Land | undefined,
  following = false,
  tokens = false,
): Land {
  const same = before?.road.text === road.text ? before : undefined;
  const best = bestFit(road, box, root, same && following ? [same.degrees] : TURNS, tokens);
  if (same) {
    const now = wholeOf(same, box, root);
    const worth = same.width === box.width ? WORTH_TURNING_AGAIN : WORTH_TURNING;
    if (within(now.view, same.area) && (best.degrees === same.degrees || best.scale < now.scale * worth)) return same;
  }
  const [x, y, w, h] = best.view;
  const area: View = [x - AROUND, y - AROUND, w + 2 * AROUND, h + 2 * AROUND];
  return { road, layout: best.layout, degrees: best.degrees, area, tokens, painted: best.scale, width: box.width };
}
