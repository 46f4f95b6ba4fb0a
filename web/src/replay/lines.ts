/**
 * Lines of the log: the moments that they tell, and what they tell in as few signs as possible: who, which card, why
 * not that far, how far.
 */
import type { EventWire } from '@/net/protocol';
import type { Scene } from '@/flamme/race/scene';
import type { Told } from '@/frame/race/telling';
import type { Args } from '@/words/index.svelte';

/** A part of a round in the log. */
export interface LogSection {
  title: string;
  lines: readonly Told[];
  /** The moment when it is through. */
  to: number;
  /** Whether it is on the screen. */
  now: boolean;
  /** What to say where nothing is told of it. */
  nothing: string;
}

/**
 * The moment when all that is told with this event has happened: of several that are told together the first has the
 * words.
 */
export function momentOf(events: readonly EventWire[], event: number): number {
  const { code } = events[event]!;
  const next = events.findIndex((each, n) => n > event && (each.code !== code || each.said?.length));
  return next < 0 ? events.length : next;
}

export interface Move {
  team: string;
  type: string;
  card: string;
  /** Squares from where it was. */
  distance: number;
  /** What made more or less of the card, each a message. */
  notes: readonly { id: string; args: Args }[];
}

/** A rider's move, if that is what the line tells. */
export function moveOf({ code, args }: EventWire, told: Told): Move | null {
  if (code !== 'moved') return null;
  const [team = '', type = ''] = (args.rider as string).split('.');
  const notes = told.said
    .slice(1)
    .map((said) => ({ id: `replay-${said.id}`, args: { terrain: String(said.args.terrain ?? '') } }));
  return { team, type, card: args.card as string, distance: (args.way as readonly number[]).length, notes };
}

/** Lines that tell the same of several riders: who they are. */
const TOGETHER = ['exhausted', 'home', 'minute'];

export function ridersOf({ code, args }: EventWire, told: Told, before: Scene): readonly string[] {
  if (code === 'slipped') {
    const square = new Map(before.riders.map((rider) => [rider.name, rider.square]));
    return (args.moves as readonly (readonly [string, number, number])[])
      .filter(([name, to]) => to > square.get(name)!)
      .map(([name]) => name);
  }
  return TOGETHER.includes(code) ? ((told.said[0]?.args.riders ?? []) as readonly string[]) : [];
}
