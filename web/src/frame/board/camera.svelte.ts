/** The camera over the land: it moves at once or in a glide, one step per frame. */
import { motion } from '@/device/prefs.svelte';
import { alike, between, held, panned, zoomed, type Box, type Eye, type Limits } from './eye';

/** Milliseconds after which about two thirds of a glide are done. */
const GLIDE = 130;
const FOLLOW = 320;
/** A zoom is over this long after the last turn of the wheel. */
const STILL = 160;

export class Camera {
  box = $state.raw<Box>({ width: 0, height: 0 });
  eye = $state.raw<Eye>({ x: 0, y: 0, scale: 1 });
  /** The scale for drawing things beside the road: it waits until a zoom is over. */
  rested = $state.raw(1);
  #limits: Limits = { land: [0, 0, 1, 1], least: 1, most: 1 };
  #goal: Eye = this.eye;
  #pace = 0;
  #frame = 0;
  #last = 0;
  /** Whether a wheel or two fingers are zooming: they may continue at any moment. */
  #byHand = false;
  #resting: ReturnType<typeof setTimeout> | undefined;

  /** The view at the end of a glide. */
  get goal(): Eye {
    return this.#goal;
  }

  /** From now on the land is this, seen through this box, with this first view. */
  set(box: Box, limits: Limits, eye: Eye): void {
    this.#limits = limits;
    this.box = box;
    this.#goal = held(eye, box, limits);
    this.#pace = 0;
    this.#byHand = false;
    this.#arrive();
  }

  jump(eye: Eye): void {
    this.#send(eye, 0);
  }

  glide(eye: Eye): void {
    this.#send(eye, GLIDE);
  }

  follow(eye: Eye): void {
    this.#send(eye, FOLLOW);
  }

  pan(dx: number, dy: number): void {
    this.#send(panned(this.#goal, dx, dy), 0);
  }

  /** Closer by this factor around a point of the box. */
  zoom(factor: number, px?: number, py?: number, gliding = false): void {
    const { least, most } = this.#limits;
    const scale = Math.min(most, Math.max(least, this.#goal.scale * factor));
    this.#send(zoomed(this.#goal, scale / this.#goal.scale, this.box, px, py), gliding ? GLIDE : 0, !gliding);
  }

  close(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#resting);
    this.#frame = 0;
  }

  #send(eye: Eye, pace: number, byHand = false): void {
    this.#byHand = byHand;
    this.#goal = held(eye, this.box, this.#limits);
    this.#pace = motion.still ? 0 : pace;
    if (this.#frame || alike(this.eye, this.#goal)) return;
    this.#last = performance.now();
    this.#frame = requestAnimationFrame(this.#tick);
  }

  #tick = (now: number): void => {
    this.#frame = 0;
    const part = this.#pace ? 1 - Math.exp((this.#last - now) / this.#pace) : 1;
    this.#last = now;
    const next = between(this.eye, this.#goal, Math.max(part, 0.02));
    if (part === 1 || alike(next, this.#goal)) this.#arrive();
    else {
      this.eye = next;
      if (Math.abs(next.scale / this.#goal.scale - 1) < 0.02) this.rested = this.#goal.scale;
      this.#frame = requestAnimationFrame(this.#tick);
    }
  };

  #arrive(): void {
    this.eye = this.#goal;
    clearTimeout(this.#resting);
    if (this.#byHand) this.#resting = setTimeout(() => (this.rested = this.eye.scale), STILL);
    else this.rested = this.eye.scale;
  }
}
