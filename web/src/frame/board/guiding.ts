/** Hands on a map with a camera over it: from then on it stays where it is put. */
import type { Attachment } from 'svelte/attachments';
import type { Camera } from './camera.svelte';
import { hands } from './hands';

const TWICE_AS_CLOSE = 1.8;

export interface Guiding {
  /** Closer by this factor around a point of the box, without one around its middle. */
  closer: (factor: number, x?: number, y?: number) => void;
  grip: Attachment<HTMLElement>;
}

/** `free` is called before each move; `whole` shows everything. */
export function guiding(camera: Camera, free: () => void, whole: () => void): Guiding {
  function taken(move: () => void): void {
    free();
    move();
  }
  const closer = (factor: number, x?: number, y?: number): void =>
    taken(() => camera.zoom(factor, x, y, x === undefined));
  const grip = hands({
    pan: (dx, dy) => taken(() => camera.pan(dx, dy)),
    zoom: closer,
    closer: (x, y) => taken(() => camera.zoom(TWICE_AS_CLOSE, x, y, true)),
    whole,
  });
  return { closer, grip };
}
