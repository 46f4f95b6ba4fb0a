/** The twelve specialists, read from the same data as the rules: the cards each removes and adds. */
import data from '@flamme-rules/specialists.json';
import type { RiderWire } from '@/net/protocol';
import { isTired, powersOf, valueOf } from '../dock/notes';

export interface Specialist {
  readonly id: string;
  /** Whom it may replace: R or S. */
  readonly type: string;
  readonly removed: readonly string[];
  readonly added: readonly string[];
  /** All powers of its cards. */
  readonly powers: readonly string[];
}

interface Entry {
  type: string;
  removed: string;
  added: string;
}

function read(id: string, { type, removed, added }: Entry): Specialist {
  const cards = added.split(' ');
  return { id, type, removed: removed.split(' '), added: cards, powers: [...new Set(cards.flatMap(powersOf))] };
}

export const SPECIALISTS: readonly Specialist[] = Object.entries(data as Record<string, Entry>).map(([id, entry]) =>
  read(id, entry),
);

export const specialistOf = (id: string): Specialist | undefined => SPECIALISTS.find((each) => each.id === id);

/** These cards without those, one for one; nothing if one of those is missing. */
function without(cards: readonly string[], gone: readonly string[]): string[] | undefined {
  const left = [...cards];
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
}

const inOrder = (cards: readonly string[]): string[] =>
  [...cards].sort((a, b) => valueOf(a) - valueOf(b) || a.length - b.length);

/** This rider's original deck: without exhaustion, and without its specialist's changes. */
export function plainDeck({ deck, specialist }: RiderWire): readonly string[] {
  const energy = deck.filter((card) => !isTired(card));
  const became = specialist ? specialistOf(specialist) : undefined;
  const rest = became && without(energy, became.added);
  return rest ? inOrder([...rest, ...became.removed]) : energy;
}

/** A plain deck split into the part that stays and the part that leaves, and the result. */
export function changed(
  plain: readonly string[],
  { removed, added }: Specialist,
): { kept: readonly string[]; deck: readonly string[] } {
  const kept = without(plain, removed) ?? plain;
  return { kept, deck: inOrder([...kept, ...added]) };
}

/** Its most characteristic card: the middle one with a power, otherwise the highest. */
export function signature({ added }: Specialist): string {
  const special = inOrder(added.filter((card) => powersOf(card).length > 0));
  return special[special.length >> 1] ?? inOrder(added).at(-1)!;
}
