/** The line that helps somebody in a first race just now; none if the page says enough. */
import type { FlammeQuestion, FlammeRoad } from '@/net/protocol';
import type { Ride } from '../race/ride.svelte';
import { isTimed } from '../race/scene';
import { powersOf } from './notes';
import { phaseOf, type PhaseName } from './phases';

const OF_FILM: Readonly<Partial<Record<PhaseName, string>>> = {
  cards: 'hint-film',
  moves: 'hint-film',
  slipstream: 'hint-slipstream',
  exhaustion: 'hint-exhaustion',
};
const OF_KIND: Readonly<Record<string, string>> = {
  place: 'hint-placement',
  first: 'hint-first-rider',
};

/** The subject of a card question: the finish if it is near, the climb if the road holds back. */
function ofCards(question: FlammeQuestion, road: FlammeRoad): string {
  const landings = Object.values(question.landings ?? {});
  if (landings.some((landing) => landing.square > road.line)) return 'hint-finish';
  return landings.some((landing) => landing.limited > 0) ? 'hint-climb' : 'hint-card';
}

/** Where times count, being far beyond the line is not all; riders who ride alone tire in another way. */
function forFormat(hint: string, rules: readonly string[]): string {
  if (hint === 'hint-finish' && isTimed(rules)) return 'hint-finish-timed';
  return hint === 'hint-exhaustion' && rules.includes('itt') ? 'hint-exhaustion-alone' : hint;
}

/** The powers of the highlighted card. */
function ofPowers(option: string | null): string | null {
  const power = option === null ? undefined : powersOf(option)[0];
  return power ? `power-${power}-text` : null;
}

export function hintFor(ride: Ride): string | null {
  const hint = usualHint(ride);
  return hint && forFormat(hint, ride.film.scene.rules);
}

function usualHint({ film, question, table, changeable, option }: Ride): string | null {
  if (!film.done) return OF_FILM[phaseOf(film)] ?? null;
  if (question?.asks === 'card' && table.road) return ofPowers(option) ?? ofCards(question, table.road);
  if (question) return OF_KIND[question.asks] ?? null;
  return changeable === null || table.view?.phase === 'placement' ? null : 'hint-waiting';
}
