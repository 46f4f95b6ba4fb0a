/** The riders on the board: who is visible, their descriptions, who may have a pointer, and where they may go. */
import type { HomasRider, HomasView, HomasRoad } from '@/net/protocol';
import { type Going, placeOf, type Layout } from '../road/layout';
import { t } from '@/words/index.svelte';
import { ROW } from '../road/parts';

/** A square that a rider may end on. */
export interface End {
  readonly number: number;
  /** Useful: highlighted. */
  readonly useful: boolean;
  readonly label: string;
}

/** The square that a rider would come to. */
export interface Landing {
  readonly rider: string;
  readonly number: number;
}

/** Where the middle of a pointer is, above its rider, in squares. */
const ABOVE = 0.65;
/** A rider this near to it would be hidden. */
const NEAR = 0.6;

export function clearAbove(layout: Layout, riders: readonly HomasRider[], name: string): boolean {
  const own = riders.find((rider) => rider.name === name);
  if (!own || own.square < 0) return false;
  const { x, y } = placeOf(layout, own.square);
  return riders.every((rider) => {
    if (rider.name === name || rider.square < 0) return true;
    const other = placeOf(layout, rider.square);
    return Math.hypot(other.x - x, other.y - (y - ABOVE)) >= NEAR;
  });
}

/** As in “Red 21, leader, 31 to go, lane 2”. */
export function toldOf(road: HomasRoad, view: HomasView, name: string): string {
  const { team, role, square, home, wait = 0 } = view.riders.find((rider) => rider.name === name)!;
  const state = home ? 'home' : wait ? 'down' : 'riding';
  const { progress = 0, lane = 1 } = road.squares[square] ?? {};
  return t('homas-board-rider', {
    colour: team,
    rider: name,
    role,
    state,
    left: Math.max(0, road.length - Math.round(progress / ROW)),
    lane,
  });
}

export function seenOn({ riders, round }: HomasView, moving: Readonly<Record<string, Going>>): HomasRider[] {
  return riders.filter(({ name, square, home = 0 }) => name in moving || (square >= 0 && !(home && home < round)));
}
