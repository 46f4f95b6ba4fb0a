/** What the film tells at this instant, for those who draw it: who is on the move, what a card has become. */
import type { EventWire } from '../../net/protocol';
import type { Step } from '../steps';

/** Every rider whom these events of one step are about. */
export function touched(step: Step, events: readonly EventWire[]): string[] {
  const names = events.slice(step.from, step.to).flatMap(({ args }) => {
    if (Array.isArray(args.moves)) return (args.moves as readonly (readonly [string])[]).map(([name]) => name);
    return typeof args.rider === 'string' ? [args.rider] : [];
  });
  return [...new Set(names)];
}

export interface Ridden {
  /** The squares that the card says, then what the road makes of it, then what other riders leave of it. */
  readonly card: number;
  readonly allowed: number;
  readonly gone: number;
}

const riddenIn = ({ args }: EventWire): Ridden => {
  const allowed = (args.speed as number) - (args.limited as number);
  return { card: parseInt(args.card as string, 10), allowed, gone: allowed - (args.blocked as number) };
};

/** The move that this rider has made with the card that lies open, if it has made it before event `at`. */
export function riddenBefore(events: readonly EventWire[], at: number, rider: string): Ridden | undefined {
  for (let n = at - 1; n >= 0; n--) {
    const { code, args } = events[n]!;
    if (code === 'removed') return undefined;
    if (args.rider !== rider) continue;
    if (code === 'moved') return riddenIn(events[n]!);
    if (code === 'revealed' || code === 'turned') return undefined;
  }
  return undefined;
}

/** The move that is being shown, if this rider makes it. */
export function ridingNow(events: readonly EventWire[], step: Step | undefined, rider: string): Ridden | undefined {
  const event = step?.kind === 'move' ? events[step.from] : undefined;
  return event?.code === 'moved' && event.args.rider === rider ? riddenIn(event) : undefined;
}
