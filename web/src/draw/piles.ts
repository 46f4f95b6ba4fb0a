/** Riders on the profile: those on one square stand on top of each other. */
import { clamp, r2 } from '../road/numbers';
import { FLAG, STEM, type Strip } from './strip';

export interface ProfileRider {
  readonly name: string;
  readonly team: string;
  readonly type: string;
  /** May lie between two squares. */
  readonly square: number;
  readonly mine: boolean;
}

/** Where a title is written over the strip: nothing may cover its corner. */
export interface Title {
  readonly width: number;
  readonly bottom: number;
}

export interface Standing {
  readonly rider: ProfileRider;
  readonly x: number;
  readonly foot: number;
  /** How far the plate's lower edge is above the foot. */
  readonly lift: number;
  readonly lowest: boolean;
  readonly tall: number;
  readonly letter: boolean;
}

const AIR = 3;

/**
 * Who stands where, in drawing order: one's own last, lowest and uncovered. A pile that would reach the names or the
 * title is pushed together; where too little of the upper plates is seen, all lose their letters.
 */
export function standings(strip: Strip, riders: readonly ProfileRider[], title?: Title): Standing[] {
  const here = riders.filter((rider) => rider.square > 0);
  const order = [...here.filter((rider) => !rider.mine), ...here.filter((rider) => rider.mine)];
  const places = order.map((rider) => clamp(Math.round(rider.square), 1, strip.squares));
  return order.map((rider, n) => {
    const size = places.filter((place) => place === places[n]).length;
    const below = places.slice(n + 1).filter((place) => place === places[n]).length;
    const middle = clamp(rider.square, 1, strip.squares) - 0.5;
    const [x, foot] = [strip.x(middle), strip.y(middle)];
    const { tall, letter, rung } = pile(strip, foot - STEM - ceilingAt(strip, x, title), size);
    return { rider, x, foot, lift: r2(STEM + below * rung), lowest: below === 0, tall, letter };
  });
}

/** How tall the plates of a pile are, and how far one stands above the other. */
function pile(strip: Strip, room: number, size: number): { tall: number; letter: boolean; rung: number } {
  const rung = (tall: number) => (size > 1 ? clamp((room - tall) / (size - 1), 1, tall + AIR) : 0);
  const [, tall] = strip.plate;
  if (strip.tight || size === 1 || rung(tall) >= FLAG) return { tall, letter: !strip.tight, rung: rung(tall) };
  return { tall: FLAG, letter: false, rung: rung(FLAG) };
}

function ceilingAt(strip: Strip, x: number, title?: Title): number {
  return title && x - strip.plate[0] / 2 < title.width ? Math.max(strip.ceiling, title.bottom) : strip.ceiling;
}
