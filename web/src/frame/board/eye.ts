/** The visible part of the map: the point in the middle and how many pixels a square has. Places are in squares. */
import { clamp } from '@/draw/road/numbers';
import type { View } from '@/draw/road/view';

export interface Eye {
  readonly x: number;
  readonly y: number;
  /** Pixels per square. */
  readonly scale: number;
}

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** The limits of the view: the land, and the widest and the closest scale. */
export interface Limits {
  readonly land: View;
  readonly least: number;
  readonly most: number;
}

/** Where the board's own origin lies in the box, in pixels. */
export const origin = (eye: Eye, box: Box) => ({
  x: box.width / 2 - eye.x * eye.scale,
  y: box.height / 2 - eye.y * eye.scale,
});

/** The same on a whole pixel: land that only slides need not be painted again. */
export function snapped(eye: Eye, box: Box) {
  const { x, y } = origin(eye, box);
  return { x: Math.round(x), y: Math.round(y) };
}

/** The view that shows all of this. */
export const lookAt = ([x, y, w, h]: View, scale: number): Eye => ({ x: x + w / 2, y: y + h / 2, scale });

/** The visible part of the land. */
export function viewOf(eye: Eye, box: Box): View {
  const [w, h] = [box.width / eye.scale, box.height / eye.scale];
  return [eye.x - w / 2, eye.y - h / 2, w, h];
}

export const within = (inner: View, outer: View): boolean =>
  inner[0] >= outer[0] &&
  inner[1] >= outer[1] &&
  inner[0] + inner[2] <= outer[0] + outer[2] &&
  inner[1] + inner[3] <= outer[1] + outer[3];

/** One axis of the view: the land must fill the box, or be centred in it. */
function kept(middle: number, seen: number, from: number, size: number): number {
  return seen >= size ? from + size / 2 : clamp(middle, from + seen / 2, from + size - seen / 2);
}

/** The same view within the limits: never past the land, never too wide or too close. */
export function held(eye: Eye, box: Box, { land, least, most }: Limits): Eye {
  const scale = clamp(eye.scale, least, most);
  return {
    scale,
    x: kept(eye.x, box.width / scale, land[0], land[2]),
    y: kept(eye.y, box.height / scale, land[1], land[3]),
  };
}

/** The land moved by this many pixels. */
export const panned = (eye: Eye, dx: number, dy: number): Eye => ({
  ...eye,
  x: eye.x - dx / eye.scale,
  y: eye.y - dy / eye.scale,
});

/** Closer by this factor; the land under this point of the box stays there. */
export function zoomed(eye: Eye, factor: number, box: Box, px = box.width / 2, py = box.height / 2): Eye {
  const scale = eye.scale * factor;
  const [dx, dy] = [px - box.width / 2, py - box.height / 2];
  return { scale, x: eye.x + dx / eye.scale - dx / scale, y: eye.y + dy / eye.scale - dy / scale };
}

/** Part of the way from one look to another. */
export function between(from: Eye, to: Eye, part: number): Eye {
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
    scale: from.scale * (to.scale / from.scale) ** part,
  };
}

/** Less than half a pixel apart. */
export function alike(a: Eye, b: Eye): boolean {
  const away = Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) * b.scale;
  return away < 0.5 && Math.abs(a.scale / b.scale - 1) < 0.001;
}
