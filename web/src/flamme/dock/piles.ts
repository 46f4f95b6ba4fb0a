/** A rider's cards by place, as far as everybody may know at the moment shown. */
import type { FlammeEvent, RiderWire } from '@/net/protocol';
import type { RiderScene } from '../race/scene';

export interface Piles {
  left: readonly string[];
  out: readonly string[];
}

function without(cards: readonly string[], gone: readonly string[]): string[] {
  const left = [...cards];
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** The view knows the race to its end; cards that the film has not shown yet are put back. */
export function pilesAt(rider: RiderWire, shown: RiderScene): Piles {
  const out = shown.card === null ? shown.played : [...shown.played, shown.card];
  const tired = Array.from({ length: Math.max(0, (rider.taken ?? 0) - shown.taken) }, () => '2e');
  return { left: without([...rider.deck, ...(rider.played ?? [])], [...out, ...tired]), out };
}

/** How many of each card, the smallest first. */
export function counted(cards: readonly string[]): { card: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const card of [...cards].sort((a, b) => parseInt(a, 10) - parseInt(b, 10) || b.length - a.length))
    counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

/** The last card that each rider laid open, after this many events. */
export function lastCards(events: readonly FlammeEvent[], at: number): ReadonlyMap<string, string> {
  const cards = new Map<string, string>();
  for (const { code, args } of events.slice(0, at))
    if (code === 'revealed' || code === 'turned') cards.set(args.rider, args.card);
  return cards;
}
