/** Dragging: a map, a card, the knob of a line. */
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The callbacks of a drag; places are in pixels of the window. */
interface Drag {
  /** A shorter movement is a click with an unsteady hand. */
  tremble?: number;
  /** The drag begins, unless this returns false. */
  down?: (at: Point, event: PointerEvent) => boolean | void;
  /** A finger's movement, and the place of the other finger if there are two. */
  move: (to: Point, from: Point, other: Point | undefined) => void;
  up?: (event: PointerEvent, moved: boolean) => void;
}

const at = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY });

/** The element can be dragged, by the main button of a mouse or by fingers. */
export const dragged =
  ({ tremble = 0, down, move, up }: Drag): Attachment<HTMLElement> =>
  (node) => {
    const fingers = new Map<number, Point>();
    let gone = 0;

    function put(event: PointerEvent): void {
      if (event.button || down?.(at(event), event) === false) return;
      if (!fingers.size) gone = 0;
      if (!tremble) node.setPointerCapture(event.pointerId);
      fingers.set(event.pointerId, at(event));
    }

    function moved(event: PointerEvent): void {
      const [from, to] = [fingers.get(event.pointerId), at(event)];
      if (!from) return;
      gone += Math.hypot(to.x - from.x, to.y - from.y);
      if (gone < tremble) return;
      node.setPointerCapture(event.pointerId);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      fingers.set(event.pointerId, to);
      move(to, from, other);
    }

    function lifted(event: PointerEvent): void {
      if (fingers.delete(event.pointerId) && !fingers.size) up?.(event, gone >= tremble);
    }

    const listening = [
      on(node, 'pointerdown', put),
      on(node, 'pointermove', moved),
      on(node, 'pointerup', lifted),
      on(node, 'pointercancel', lifted),
    ];
    return () => listening.forEach((end) => end());
  };

/** The gestures on a map. */
export interface Grip {
  pan: (dx: number, dy: number) => void;
  /** Closer by this factor around a point of the box, without one around its middle. */
  zoom: (factor: number, x?: number, y?: number) => void;
  /** A double tap. */
  closer: (x: number, y: number) => void;
  whole: () => void;
}

const A_STEP = 80;
const TWICE = 320;
const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [A_STEP, 0],
  ArrowRight: [-A_STEP, 0],
  ArrowUp: [0, A_STEP],
  ArrowDown: [0, -A_STEP],
};

/** A map under the hands: drag, pinch, wheel, double tap, and keys. */
export const hands =
  (grip: Grip): Attachment<HTMLElement> =>
  (node) => {
    let tapped = { x: 0, y: 0, time: -TWICE };

    function inside({ x, y }: Point): [number, number] {
      const box = node.getBoundingClientRect();
      return [x - box.left, y - box.top];
    }

    function tap({ clientX: x, clientY: y, timeStamp }: PointerEvent): void {
      const again = timeStamp - tapped.time < TWICE && Math.hypot(x - tapped.x, y - tapped.y) < 30;
      tapped = { x, y, time: again ? -TWICE : timeStamp };
      if (again) grip.closer(...inside({ x, y }));
    }

    /** One finger rests, the other goes from one point to another. */
    function pinch(to: Point, from: Point, still: Point): void {
      const apart = (finger: Point) => Math.max(20, Math.hypot(finger.x - still.x, finger.y - still.y));
      grip.pan((to.x - from.x) / 2, (to.y - from.y) / 2);
      grip.zoom(apart(to) / apart(from), ...inside({ x: (still.x + to.x) / 2, y: (still.y + to.y) / 2 }));
    }

    function wheel(event: WheelEvent): void {
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      const pixels = Math.max(-120, Math.min(120, event.deltaY * lines));
      const factor = Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.0022));
      grip.zoom(factor, ...inside({ x: event.clientX, y: event.clientY }));
    }

    function key(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const step = KEYS[event.key];
      if (step) grip.pan(...step);
      else if (event.key === '+' || event.key === '=') grip.zoom(1.4);
      else if (event.key === '-') grip.zoom(1 / 1.4);
      else if (event.key === '0') grip.whole();
      else return;
      event.preventDefault();
    }

    node.tabIndex = 0;
    const listening = [on(node, 'wheel', wheel, { passive: false }), on(node, 'keydown', key)];
    const released = dragged({
      tremble: 6,
      down: (_, { target }) => !(target as Element).closest('button'),
      move: (to, from, other) => (other ? pinch(to, from, other) : grip.pan(to.x - from.x, to.y - from.y)),
      up: (event, moved) => {
        const chosen = moved || event.type !== 'pointerup' || (event.target as Element).closest('[role=button]');
        if (!chosen) tap(event);
      },
    })(node);
    return () => [...listening, released].forEach((end) => end?.());
  };

/** A card that is picked up and carried; the callback says whether it was dropped on a matching element. */
export const carried =
  (over: string, lift: () => void, drop: (on: boolean) => void): Attachment<HTMLElement> =>
  (card) => {
    let start: Point;
    let moving = false;
    const released = dragged({
      tremble: 10,
      down: (at) => void (start = at),
      move: ({ x, y }) => {
        if (!moving) {
          moving = true;
          card.classList.add('carried');
          lift();
        }
        card.style.translate = `${x - start.x}px ${y - start.y}px`;
      },
      up: (event, moved) => {
        if (!moved) return;
        card.style.translate = '';
        card.classList.remove('carried');
        const under = document.elementsFromPoint(event.clientX, event.clientY);
        drop(event.type === 'pointerup' && under.some((element) => element.matches(over)));
      },
    })(card);
    /** The click that ends a drag is not a click. */
    const end = on(
      card,
      'click',
      (event) => {
        if (moving) event.stopPropagation();
        moving = false;
      },
      { capture: true },
    );
    return () => [end, released].forEach((each) => each?.());
  };
