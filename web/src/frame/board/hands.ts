/** Hands on the map: drag, pinch, wheel, double tap, and the keys of a keyboard. */
import type { Attachment } from 'svelte/attachments';

export interface Grip {
  pan: (dx: number, dy: number) => void;
  /** Closer by this factor around a point of the box, without one around its middle. */
  zoom: (factor: number, x?: number, y?: number) => void;
  /** A double tap. */
  closer: (x: number, y: number) => void;
  whole: () => void;
}

/** Less than this is a click that trembled. */
const TREMBLE = 6;
const A_STEP = 80;
const TWICE = 320;
const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [A_STEP, 0],
  ArrowRight: [-A_STEP, 0],
  ArrowUp: [0, A_STEP],
  ArrowDown: [0, -A_STEP],
};

interface Finger {
  x: number;
  y: number;
}

class Hands {
  #fingers = new Map<number, Finger>();
  #moved = 0;
  #tapped: Finger & { time: number } = { x: 0, y: 0, time: -TWICE };

  constructor(
    readonly node: HTMLElement,
    readonly grip: Grip,
  ) {}

  down = (event: PointerEvent): void => {
    if (event.button || (event.target as Element).closest('button')) return;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#fingers.size === 1) this.#moved = 0;
  };

  move = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const [dx, dy] = [now.x - before.x, now.y - before.y];
    this.#moved += Math.hypot(dx, dy);
    if (this.#moved < TREMBLE) return;
    this.node.setPointerCapture(event.pointerId);
    const still = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.#fingers.set(event.pointerId, now);
    if (still) this.#pinch(still, before, now);
    else this.grip.pan(dx, dy);
  };

  up = (event: PointerEvent): void => {
    const was = this.#fingers.delete(event.pointerId);
    if (!was || this.#fingers.size || this.#moved >= TREMBLE || event.type !== 'pointerup') return;
    if ((event.target as Element).closest('[role=button]')) return;
    const again =
      event.timeStamp - this.#tapped.time < TWICE &&
      Math.hypot(event.clientX - this.#tapped.x, event.clientY - this.#tapped.y) < 30;
    this.#tapped = { x: event.clientX, y: event.clientY, time: again ? -TWICE : event.timeStamp };
    if (again) this.grip.closer(...this.#inside(event.clientX, event.clientY));
  };

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    const pixels = Math.max(-120, Math.min(120, event.deltaY * lines));
    this.grip.zoom(Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.0022)), ...this.#inside(event.clientX, event.clientY));
  };

  key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = KEYS[event.key];
    if (step) this.grip.pan(...step);
    else if (event.key === '+' || event.key === '=') this.grip.zoom(1.4);
    else if (event.key === '-') this.grip.zoom(1 / 1.4);
    else if (event.key === '0') this.grip.whole();
    else return;
    event.preventDefault();
  };

  /** One finger rests, the other goes from one point to another. */
  #pinch(still: Finger, from: Finger, to: Finger): void {
    const apart = (finger: Finger) => Math.max(20, Math.hypot(finger.x - still.x, finger.y - still.y));
    this.grip.pan((to.x - from.x) / 2, (to.y - from.y) / 2);
    this.grip.zoom(apart(to) / apart(from), ...this.#inside((still.x + to.x) / 2, (still.y + to.y) / 2));
  }

  #inside(x: number, y: number): [number, number] {
    const box = this.node.getBoundingClientRect();
    return [x - box.left, y - box.top];
  }
}

/** The element can be held and has the focus like any other control. */
export function hands(grip: Grip): Attachment<HTMLElement> {
  return (node) => {
    const both = new Hands(node, grip);
    const listening = new AbortController();
    const { signal } = listening;
    node.tabIndex = 0;
    node.addEventListener('pointerdown', both.down, { signal });
    node.addEventListener('pointermove', both.move, { signal });
    node.addEventListener('pointerup', both.up, { signal });
    node.addEventListener('pointercancel', both.up, { signal });
    node.addEventListener('wheel', both.wheel, { signal, passive: false });
    node.addEventListener('keydown', both.key, { signal });
    return () => listening.abort();
  };
}
