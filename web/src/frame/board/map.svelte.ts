/**
 * A map of a road: how its land lies in the box, and whether it shows all of it, the race, or a view chosen by hand.
 */
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { View } from '@/draw/road/view';
import { prefer, prefs } from '@/device/prefs.svelte';
import { Camera } from './camera.svelte';
import { snapped, type Box, type Eye } from './eye';
import { hands } from './hands';

/** The land that a map shows. */
export interface MapLand {
  /** The extent of the drawing, in squares. */
  readonly area: View;
  /** Pixels per square that it is painted for. */
  readonly painted: number;
}

/** A game's way of showing its road; `root` is the scale of everything on this screen. */
export interface Sights<L extends MapLand> {
  /** If this changes, the land is laid again. */
  readonly road: unknown;
  /** The land for this box; an existing one stays while it serves. */
  lay(box: Box, root: number, before: L | undefined, following: boolean): L;
  /** The view of the whole road. */
  whole(land: L, box: Box, root: number): Eye;
  /** The view of the race; none if the current one serves. */
  race(land: L, box: Box, root: number, now?: Eye): Eye | undefined;
}

/** Pixels per square. */
const CLOSEST = 130;
const TWICE_AS_CLOSE = 1.8;
const usual = () => (prefs.follow ? 'follow' : 'whole');

export class RoadMap<L extends MapLand> {
  readonly camera = new Camera();
  width = $state(0);
  height = $state(0);
  root = $state.raw(1);
  land = $state.raw<L>();
  mode = $state.raw<'whole' | 'follow' | 'free'>(usual());

  /** Pixels per square, for legible things. */
  readonly far = $derived.by(() => this.camera.rested / this.root);
  /** Where the land's own origin lies in the box. */
  readonly zero = $derived.by(() => snapped(this.camera.eye, this.camera.box));
  /** The view of the whole road. */
  readonly whole = $derived.by(() => this.land && this.sights.whole(this.land, this.camera.box, this.root));
  readonly grip: Attachment<HTMLElement>;

  constructor(readonly sights: Sights<L>) {
    this.grip = hands({
      pan: (dx, dy) => this.#freed().pan(dx, dy),
      zoom: this.closer,
      closer: (x, y) => this.#freed().zoom(TWICE_AS_CLOSE, x, y, true),
      whole: () => this.#showWhole(),
    });
    $effect(() => {
      const box = { width: this.width, height: this.height };
      void sights.road;
      if (box.width && box.height) untrack(() => this.#settle(box));
    });
    $effect(() => {
      const { camera, land, root } = this;
      const eye = this.mode === 'follow' && land && sights.race(land, camera.box, root, camera.goal);
      if (eye) untrack(() => camera.follow(eye));
    });
    $effect(() => () => this.camera.close());
  }

  /** Closer by this factor around a point of the box, without one around its middle. */
  closer = (factor: number, x?: number, y?: number): void => this.#freed().zoom(factor, x, y, x === undefined);

  /** Show the whole road, and remember that. */
  leave = (): void => {
    prefer({ follow: false });
    this.#showWhole();
  };

  /** Follow the race, or do so no more. */
  follow = (): void => {
    if (this.mode === 'follow') return this.leave();
    prefer({ follow: true });
    this.mode = 'follow';
    const eye = this.land && this.sights.race(this.land, this.camera.box, this.root);
    if (eye) this.camera.follow(eye);
  };

  #showWhole(): void {
    this.mode = 'whole';
    if (this.whole) this.camera.glide(this.whole);
  }

  /** The camera; from now on it stays where it is put. */
  #freed(): Camera {
    this.mode = 'free';
    return this.camera;
  }

  /** The box or the road is new: lay the land again if that gains something, and keep the view. */
  #settle(box: Box): void {
    const { camera, sights, land: before } = this;
    const root = (this.root = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16);
    const land = (this.land = sights.lay(box, root, before, this.mode === 'follow'));
    if (land !== before && this.mode === 'free') this.mode = usual();
    const whole = sights.whole(land, box, root);
    // On the same land the view stays if it shows everything it must.
    const now = land === before ? camera.goal : undefined;
    const eye = {
      whole: () => whole,
      follow: () => sights.race(land, box, root, now) ?? now,
      free: () => camera.goal,
    }[this.mode]();
    const most = Math.max(whole.scale * 1.5, CLOSEST * root);
    camera.set(box, { land: land.area, least: whole.scale, most }, eye ?? whole);
  }
}

/** The road and the riders as the inset draws them; places are in squares. */
export interface Inset {
  /** The middles of the ways, and how wide they are, in units of the board. */
  readonly paths: readonly string[];
  readonly wide: number;
  readonly dots: readonly { readonly x: number; readonly y: number; readonly team: string }[];
  /** The radius of a dot. */
  readonly dot: number;
}
