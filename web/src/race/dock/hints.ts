/** Which line helps somebody in a first race just now; none where the page says enough. */
import type { QuestionWire, RoadWire } from '../../net/protocol';
import type { Ride } from '../ride.svelte';
import { phaseOf, type PhaseName } from './phases';

const OF_FILM: Readonly<Partial<Record<PhaseName, string>>> = { cards: 'hint-film', moves: 'hint-film', slipstream: 'hint-slipstream', exhaustion: 'hint-exhaustion' };
const OF_KIND: Readonly<Record<string, string>> = { place1: 'hint-placement', place2: 'hint-placement', first: 'hint-first-rider' };

/** What a card question is about: the finish where it is near, the climb where the road holds back. */
function ofCards(question: QuestionWire, road: RoadWire): string {
  const landings = Object.values(question.landings ?? {});
  if (landings.some((landing) => landing.square > road.line)) return 'hint-finish';
  return landings.some((landing) => landing.limited > 0) ? 'hint-climb' : 'hint-card';
}

export function hintFor({ film, question, table, changeable }: Ride): string | null {
  if (!film.done) return OF_FILM[phaseOf(film.scene.phase, film.step?.kind, film.events[film.at - 1]?.code)] ?? null;
  if (question?.kind === 'card' && table.road) return ofCards(question, table.road);
  if (question) return OF_KIND[question.kind] ?? null;
  return changeable === null ? null : 'hint-waiting';
}
