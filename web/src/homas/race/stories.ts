/** What the event table did to a rider, put together from what was told. */
import type { EventWire, HomasRoad, HomasView } from '@/net/protocol';
import { rowOf, type Row } from '../rules/events';
import { moveStart } from './sums';

/** What is taken from the roll, and why. */
export interface Modifier {
  readonly why: 'cobbles' | 'descent' | 'inside' | 'rain';
  readonly less: number;
}

export interface Story {
  readonly rider: string;
  readonly dice: readonly number[];
  readonly modifiers: readonly Modifier[];
  readonly row: Row;
  /** The team roll, where the table asks for one. */
  readonly team?: { readonly die: number; readonly rank: number; readonly failed: boolean };
  /** Who is brought down too. */
  readonly fallen: readonly string[];
}

export function modifiersOf(road: HomasRoad, { riders, rain = false }: HomasView, rider: string): Modifier[] {
  const square = road.squares[riders.find(({ name }) => name === rider)!.square];
  const all: readonly (Modifier & { holds: boolean })[] = [
    { why: 'cobbles', less: road.hell ? 2 : 1, holds: square?.road === 'cobbles' },
    { why: 'descent', less: 1, holds: square?.road === 'descent' },
    { why: 'inside', less: 1, holds: square?.interior ?? false },
    { why: 'rain', less: 1, holds: rain },
  ];
  return all.filter(({ holds }) => holds).map(({ why, less }) => ({ why, less }));
}

/** The event of the move in which these events end, if there was one. */
export function storyOf(events: readonly EventWire[], scene: HomasView, road: HomasRoad): Story | undefined {
  const move = events.slice(moveStart(events));
  const event = move.find(({ code }) => code === 'event');
  if (!event) return undefined;
  const rider = String(event.args.rider);
  const rolled = move.find(({ code }) => code === 'team-roll')?.args;
  const fell = move.find(({ code }) => code === 'fell')?.args;
  return {
    rider,
    dice: event.args.dice as readonly number[],
    modifiers: modifiersOf(road, scene, rider),
    row: rowOf(Number(event.args.result)),
    ...(rolled ? { team: { die: Number(rolled.die), rank: Number(rolled.rank), failed: Boolean(rolled.failed) } } : {}),
    fallen: (fell?.riders ?? []) as readonly string[],
  };
}

/** How much further an attack would go that the last event offers. */
export function chanceSquares(events: readonly EventWire[]): number {
  const event = events.findLast(({ code }) => code === 'event');
  return event ? (rowOf(Number(event.args.result)).attack ?? 0) : 0;
}
