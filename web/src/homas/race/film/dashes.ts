/**
 * The sprint at the line as a picture: nobody moves on the board, but in the film riders ride as far as they sprint.
 */
import type { HomasEvent, HomasRoad, HomasView } from '@/net/protocol';
import { ROW } from '../../road/parts';
import { NOWHERE } from '../scene';

/** How far each rider has come that has sprinted, by the end of these events: a square beyond the line. */
export function dashedTo(events: readonly HomasEvent[]): ReadonlyMap<string, number> {
  const squares = new Map<string, number>();
  for (let n = events.length - 1; n >= 0; n--) {
    const { code, args, shown } = events[n]!;
    if (code === 'phase' && args.phase === 'move') break;
    const square = code === 'sprinted' ? (shown?.square ?? NOWHERE) : NOWHERE;
    if (square !== NOWHERE) squares.set(String(args.rider), square);
  }
  return squares;
}

/** The scene with sprinters on the squares they have reached. */
export function pictured(scene: HomasView, dashes: ReadonlyMap<string, number>): HomasView {
  if (!dashes.size) return scene;
  const riders = scene.riders.map((rider) => ({ ...rider, square: dashes.get(rider.name) ?? rider.square }));
  return { ...scene, riders };
}

/** Rows before the line, and beyond it, that are in view while riders sprint for it. */
const [BEFORE, BEYOND] = [3, 9];

/** The camera's target while riders sprint for the line: the line, and everybody beyond it. */
export function held({ squares, length }: HomasRoad, phase: string, dashes: ReadonlyMap<string, number>): number[] {
  if (phase !== 'sprint' && !dashes.size) return [];
  const inLane = (row: number): number => squares.findIndex((square) => square.row === row && square.lane === 1);
  const furthest = Math.max(length + BEYOND, ...[...dashes.values()].map((number) => squares[number]!.row));
  return [inLane(length - BEFORE), inLane(furthest)].filter((number) => number !== NOWHERE);
}

/** Riders who come home on the same row, the first first: lanes decide between them. */
export interface Photo {
  /** The best place among those that are level. */
  readonly place: number;
  readonly riders: readonly string[];
}

/** Places down to which it is worth a photo. */
const PODIUM = 3;

/** Once the first have come home: the winner, or those on the podium who are level, in their order. */
export function photoIn(event: HomasEvent | undefined, scene: HomasView, { squares }: HomasRoad): Photo | undefined {
  if (event?.code !== 'arrived' || event.args.place !== 1) return undefined;
  const order = event.args.riders;
  const out = new Set(scene.teams.filter((team) => team.disqualified).map((team) => team.colour));
  const riderOf = (name: string) => scene.riders.find((rider) => rider.name === name)!;
  const valid = order.filter((name) => !out.has(riderOf(name).team));
  const rowOf = (name: string): number => squares[riderOf(name).square]!.progress / ROW;
  for (const [n, name] of valid.slice(0, PODIUM).entries()) {
    const level = valid.filter((other) => rowOf(other) === rowOf(name));
    if (level.length > 1) return { place: n + 1, riders: level };
  }
  return valid.length ? { place: 1, riders: valid.slice(0, 1) } : undefined;
}
