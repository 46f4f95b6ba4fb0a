/** A card that is taken up and carried to the road. */
import type { Attachment } from 'svelte/attachments';

export interface Carried {
  /** It has been taken up. */
  lift: () => void;
  /** It was let go: on the road, or somewhere else. */
  drop: (onRoad: boolean) => void;
}

/** Less than this is a click that trembled. */
const TREMBLE = 10;
const ROAD = '[data-road]';

/** The element follows the pointer while it is held; a click that ends a carry is not a click. */
export const carried =
  ({ lift, drop }: Carried): Attachment<HTMLElement> =>
  (card) => {
    let held: { id: number; x: number; y: number } | undefined;
    let moving = false;

    function down(event: PointerEvent): void {
      if (!event.button) held = { id: event.pointerId, x: event.clientX, y: event.clientY };
    }

    function move(event: PointerEvent): void {
      if (held?.id !== event.pointerId) return;
      const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
      if (!moving && Math.hypot(dx, dy) < TREMBLE) return;
      if (!moving) {
        moving = true;
        card.setPointerCapture(event.pointerId);
        card.classList.add('carried');
        lift();
      }
      card.style.translate = `${dx}px ${dy}px`;
    }

    function up(event: PointerEvent): void {
      if (held?.id !== event.pointerId) return;
      held = undefined;
      if (!moving) return;
      card.style.translate = '';
      card.classList.remove('carried');
      const under = document.elementsFromPoint(event.clientX, event.clientY);
      drop(event.type === 'pointerup' && under.some((element) => element.matches(ROAD)));
    }

    function click(event: MouseEvent): void {
      if (moving) event.stopPropagation();
      moving = false;
    }

    const listening = new AbortController();
    const { signal } = listening;
    card.addEventListener('pointerdown', down, { signal });
    card.addEventListener('pointermove', move, { signal });
    card.addEventListener('pointerup', up, { signal });
    card.addEventListener('pointercancel', up, { signal });
    card.addEventListener('click', click, { signal, capture: true });
    return () => listening.abort();
  };
