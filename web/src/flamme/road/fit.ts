/** How a road fits a box: turned in steps of 15 degrees if that makes it clearly larger. */
import { lay } from './lay';
import { clamp } from '@/draw/road/numbers';
import type { Laid, Marks, Layout } from './layout';
import { pose } from '@/draw/road/stretch';
import type { View } from '@/draw/road/view';

export interface Fit {
  readonly layout: Layout;
  readonly degrees: number;
  /** Pixels per square. */
  readonly scale: number;
  readonly view: View;
}

export interface FitOptions {
  /** Room left and right of the road, above and below it, in squares; what the signs need unless given. */
  readonly padX?: number;
  readonly padY?: number;
  readonly turns?: readonly number[];
  readonly squares?: readonly Marks[];
}

/** A turn must gain this much. */
const WORTH_TURNING = 1.06;
const TURNS = [0, -15, 15, -30, 30, -45, 45];

/** The smallest box around the middle of these squares. */
export function bounds(squares: readonly Laid[]): View {
  const places = squares.flatMap((laid) => [0, 0.5, 1].map((t) => pose(laid, t, 0)));
  const xs = places.map((p) => p.x);
  const ys = places.map((p) => p.y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return [x, y, Math.max(...xs) - x, Math.max(...ys) - y];
}

/** The view of this box that shows these squares, as large as can be. */
export function show(squares: readonly Laid[], width: number, height: number, padX = 1.6, padY = 1.6) {
  const [x, y, wide, tall] = bounds(squares);
  const scale = Math.min(width / (wide + 2 * padX), height / (tall + 2 * padY));
  const [w, h] = [width / scale, height / scale];
  return { scale, view: [x + wide / 2 - w / 2, y + tall / 2 - h / 2, w, h] as View };
}

/** The room that signs of this size need beside a road. */
function signRoom(layout: Layout, size: number) {
  const across = Math.max(...layout.squares.map((laid) => laid.half));
  return { padX: across + 0.4 + 0.72 * size, padY: across + 0.15 + 0.55 * size };
}

/** The road with its signs when these are so large. */
export function frame(layout: Layout, size: number): View {
  const [x, y, wide, tall] = bounds(layout.squares);
  const { padX, padY } = signRoom(layout, size);
  return [x - padX, y - padY, wide + 2 * padX, tall + 2 * padY];
}

/** The room beside a road in a box of this many pixels. */
function roomIn(layout: Layout, width: number, height: number) {
  let room = { padX: 1.6, padY: 1.6 };
  // Signs grow as the road shrinks to make room for them: the second look is near enough.
  for (let look = 0; look < 2; look++) {
    room = signRoom(layout, signScale(show(layout.squares, width, height, room.padX, room.padY).scale));
  }
  return room;
}

/** The whole road in a box of this many pixels. */
export function fit(tiles: readonly string[], width: number, height: number, options: FitOptions = {}): Fit {
  const { turns = TURNS, squares } = options;
  const tried = turns.map((degrees) => {
    const layout = lay(tiles, (degrees * Math.PI) / 180, squares);
    const { padX, padY } = { ...roomIn(layout, width, height), ...options };
    return { layout, degrees, ...show(layout.squares, width, height, padX, padY) };
  });
  return tried.reduce((best, one) => (one.scale > best.scale * WORTH_TURNING ? one : best));
}

/** The scale of signs relative to the road, so that they can be read from far away. */
export const signScale = (scale: number): number => clamp(50 / scale, 1, 4.4);
