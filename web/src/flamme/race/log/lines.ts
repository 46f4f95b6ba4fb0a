/** A line of the log in as few signs as possible: who, which card, what limited it, how far. */
import { textsIn } from '@/net/args';
import type { Told } from '@/frame/race/telling';
import type { FlammeEvent } from '@/net/protocol';
import type { Args } from '@/words/index.svelte';
import type { RiderScene, Scene } from '../scene';

export interface Move {
  team: string;
  type: string;
  card: string;
  /** Squares from where it was. */
  distance: number;
  /** What made more or less of the card, each as a message. */
  notes: readonly { id: string; args: Args }[];
}

/** A rider's move, if that is what the line tells. */
export function moveOf({ code, args }: FlammeEvent, told: Told, { riders }: Scene): Move | null {
  if (code !== 'moved') return null;
  const { team, type } = riders.find(({ name }) => name === args.rider)!;
  const notes = told.said
    .slice(1)
    .map((said) => ({ id: `replay-${said.id}`, args: { terrain: String(said.args.terrain ?? '') } }));
  return { team, type, card: args.card, distance: args.way.length, notes };
}

/** Lines that tell the same of one rider or of several: who they are. */
const TOGETHER = ['exhausted', 'home', 'minute'];

/** Those to whom it happens, if they are shown one beside the other. */
export function ridersOf(event: FlammeEvent, told: Told, before: Scene): readonly RiderScene[] {
  const names = namesOf(event, told, before);
  return before.riders
    .filter(({ name }) => names.includes(name))
    .sort((a, b) => names.indexOf(a.name) - names.indexOf(b.name));
}

function namesOf({ code, args }: FlammeEvent, told: Told, before: Scene): readonly string[] {
  if (code === 'slipped') {
    const square = new Map(before.riders.map((rider) => [rider.name, rider.square]));
    return args.moves.filter(([rider, to]) => to > square.get(rider)!).map(([rider]) => rider);
  }
  if (code === 'drew') return [args.rider];
  return TOGETHER.includes(code) ? textsIn(told.said[0]?.args.riders) : [];
}
