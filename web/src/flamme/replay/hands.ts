/** What one seat held in its hand at a moment of a recorded race, and what it chose. */
import type { FlammeEvent } from '@/net/protocol';

export interface Hand {
  rider: string;
  cards: readonly string[];
  /** Not yet: null. */
  chosen: string | null;
}

/** In these phases hands are drawn; they are looked at until the next ones. */
const DRAWING = ['energy', 'declare', 'breakaway'];
const CHOOSING = ['played', 'bid', 'declared'];

const drawing = (event: FlammeEvent): boolean => event.code === 'phase' && DRAWING.includes(event.args.phase);

/** The hands of this seat that were last drawn before this moment, in the order in which they were. */
export function handsOf(events: readonly FlammeEvent[], at: number, seat: string): Hand[] {
  const shown = events.slice(0, at);
  const own = shown.slice(shown.findLastIndex(drawing) + 1).filter((event) => event.to === seat);
  const hands: Hand[] = [];
  for (const { code, args } of own) {
    const { rider = '' } = args;
    if (code === 'drew') hands.push({ rider, cards: args.hand, chosen: null });
    else if (CHOOSING.includes(code)) choose(hands, rider, args.card ?? '');
  }
  return hands;
}

/** A card may be played that was never in a hand: the last resort, or one named at a real table. */
function choose(hands: Hand[], rider: string, chosen: string): void {
  const n = hands.findIndex((hand) => hand.rider === rider && hand.chosen === null);
  if (n < 0) hands.push({ rider, cards: [chosen], chosen });
  else hands[n] = { ...hands[n]!, chosen };
}
