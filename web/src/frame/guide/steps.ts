/** A guided race: one sentence at a time, beside the real thing, until the step is done. */

export interface GuideStep<Ride> {
  /** The message that says it. */
  readonly say: string;
  /** The thing on the page that it is about, as a selector; if the page has none, nothing is pointed at. */
  readonly at: string;
  /** Its moment. When the moment has passed, the step is done. */
  readonly when: (ride: Ride) => boolean;
  /** Whether it is repeated each time its moment comes. */
  readonly lasting?: boolean;
  /** Whether its moment may never come: then it is not counted. */
  readonly rare?: boolean;
}

/** The step to show: the first whose moment has come, if it is not done or is repeated. */
export const stepNow = <Ride>(
  steps: readonly GuideStep<Ride>[],
  ride: Ride,
  learned: (step: string) => boolean,
): GuideStep<Ride> | undefined => steps.find((step) => (step.lasting || !learned(step.say)) && step.when(ride));

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Rect extends Size {
  readonly left: number;
  readonly top: number;
}

/** Pixels between the bubble and what it points at, and between the bubble and the edge of the screen. */
const [GAP, EDGE] = [14, 8];

const within = (at: number, size: number, all: number): number => Math.max(EDGE, Math.min(at, all - size - EDGE));

const apart = (a: Rect, b: Rect): boolean =>
  a.left >= b.left + b.width || b.left >= a.left + a.width || a.top >= b.top + b.height || b.top >= a.top + a.height;

/** Inside the room that it may cover: at the foot of a column, in the middle of a strip. */
function inside(room: Rect, bubble: Size, screen: Size): { left: number; top: number } {
  const spare = Math.max(0, room.height - bubble.height);
  return {
    left: within(room.left + (room.width - bubble.width) / 2, bubble.width, screen.width),
    top: within(room.top + (room.height > room.width ? spare - EDGE : spare / 2), bubble.height, screen.height),
  };
}

/**
 * The bubble's place: in its room, unless it points at that; otherwise above its target, below it, or in the upper part
 * of a target that fills the screen.
 */
export function besides(
  target: Rect | null,
  bubble: Size,
  screen: Size,
  room: Rect | null = null,
): { left: number; top: number } {
  if (room && (!target || apart(room, target))) return inside(room, bubble, screen);
  if (!target) return { left: (screen.width - bubble.width) / 2, top: screen.height / 4 };
  const left = within(target.left + (target.width - bubble.width) / 2, bubble.width, screen.width);
  const above = target.top - bubble.height - GAP;
  const below = target.top + target.height + GAP;
  if (above >= EDGE) return { left, top: above };
  const top = below + bubble.height + EDGE <= screen.height ? below : target.top + GAP;
  return { left, top: within(top, bubble.height, screen.height) };
}
