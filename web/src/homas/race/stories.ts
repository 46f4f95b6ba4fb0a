/** What the event table did to a rider, put together from what was told. */
import type { HomasEvent, HomasRoad, HomasView } from '@/net/protocol';
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

function modifiersOf(road: HomasRoad, { riders, rain = false }: HomasView, rider: string): Modifier[] {
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
export function storyOf(events: readonly HomasEvent[], scene: HomasView, road: HomasRoad): Story | undefined {
  const move = events.slice(moveStart(events));
  const event = move.find((each) => each.code === 'event');
  if (!event) return undefined;
  const { rider } = event.args;
  const rolled = move.find((each) => each.code === 'team-roll')?.args;
  const fell = move.find((each) => each.code === 'fell')?.args;
  return {
    rider,
    dice: event.args.dice,
    modifiers: modifiersOf(road, scene, rider),
    row: rowOf(event.args.result),
    ...(rolled ? { team: { die: Number(rolled.die), rank: Number(rolled.rank), failed: Boolean(rolled.failed) } } : {}),
    fallen: fell?.riders ?? [],
  };
}

/** How much further an attack would go that the last event offers. */
export function chanceSquares(events: readonly HomasEvent[]): number {
  const event = events.findLast((each) => each.code === 'event');
  return event ? (rowOf(event.args.result).attack ?? 0) : 0;
}
