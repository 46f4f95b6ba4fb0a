/** Riders on the profile: those on one square stand on top of each other. */
import { clamp, r2 } from '@/draw/road/numbers';
import { columnOf, nearest, type Motion } from '../../road/pose';
import { FLAG, STEM, type Measures } from './profile';
import type { Worn } from '@/draw/teams';

/** The place of a rider whose square lies between two, or that is on its way. */
export interface ProfileRider extends Omit<Motion, 'lane'> {
  readonly name: string;
  readonly team: string;
  readonly type: string;
  readonly mine: boolean;
  readonly wears?: Worn;
}

/** The area of a title over the profile: nothing may cover its corner. */
export interface Title {
  readonly width: number;
  readonly bottom: number;
}

export interface StandingRider {
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
 * The riders in drawing order: your own last, lowest and uncovered. A pile that would reach the names or the title is
 * pushed together; if too little of the upper plates is seen, all lose their letters.
 */
export function standings(profile: Measures, riders: readonly ProfileRider[], title?: Title): StandingRider[] {
  const here = riders.filter((rider) => rider.square > 0);
  const order = [...here.filter((rider) => !rider.mine), ...here.filter((rider) => rider.mine)];
  const places = order.map((rider) => clamp(nearest(rider), 1, profile.layout.squares.length));
  return order.map((rider, n) => {
    const size = places.filter((place) => place === places[n]).length;
    const below = places.slice(n + 1).filter((place) => place === places[n]).length;
    const { column, inner } = columnOf(profile.layout, rider);
    const middle = clamp(column, 0.5, profile.columns - 0.5);
    const [x, foot] = [profile.x(middle), profile.y(middle, inner)];
    const { tall, letter, rung } = pile(profile, foot - STEM - ceilingAt(profile, middle, inner, title), size);
    return { rider, x, foot, lift: r2(STEM + below * rung), lowest: below === 0, tall, letter };
  });
}

/** How tall the plates of a pile are, and how far one stands above the other. */
function pile(profile: Measures, room: number, size: number): { tall: number; letter: boolean; rung: number } {
  const rung = (tall: number) => (size > 1 ? clamp((room - tall) / (size - 1), 1, tall + AIR) : 0);
  const [, tall] = profile.plate;
  if (profile.tight || size === 1 || rung(tall) >= FLAG) return { tall, letter: !profile.tight, rung: rung(tall) };
  return { tall: FLAG, letter: false, rung: rung(FLAG) };
}

/** The upper limit here: names and title, and over an outer way the road on its mound. */
function ceilingAt(profile: Measures, column: number, inner: boolean, title?: Title): number {
  const x = profile.x(column);
  const mound = profile.y(column, true);
  const under = inner || mound === profile.y(column) ? 0 : mound + 2;
  const titled = title && x - profile.plate[0] / 2 < title.width ? title.bottom : 0;
  return Math.max(profile.ceiling, titled, under);
}
