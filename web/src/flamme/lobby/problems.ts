/** Why a race cannot begin as planned; the server would refuse it, the page says so first. */
import { t } from '@/words/index.svelte';
import { formatOn, lengths, readDays, roadFor } from '../tour/calendar';
import { isTrial } from './formats';
import type { PlannedSeat, Plan } from '@/table/plan';
import type { Road } from './road';
import type { RoadList } from './roads.svelte';

/** The problems of this plan. */
export function problemOf({ places, tour, rules, stage }: Plan, roads: RoadList): string | undefined {
  return tour ? tourProblem(places, tour, roads.all) : problem(places, roads.of(stage), rules);
}

/** The first problem in words; nothing if the race can begin. */
export function problem(places: readonly PlannedSeat[], road: Road, rules: readonly string[]): string | undefined {
  const company = amiss(places);
  if (company) return company;
  if (isTrial(rules)) return places.some(isAutomatic) ? t('lobby-problem-trial') : undefined;
  if (road.grid < 2 * places.length) return t('lobby-problem-grid', { riders: 2 * places.length, grid: road.grid });
  return undefined;
}

/** The same for a tour: every stage of it must be for these teams. */
export function tourProblem(
  places: readonly PlannedSeat[],
  calendar: string,
  roads: readonly Road[],
): string | undefined {
  const company = amiss(places);
  if (company) return company;
  const days = readDays(calendar);
  const [least, most] = lengths();
  if (days.length < least || days.length > most) return t('lobby-problem-calendar', { least, most, n: days.length });
  for (const day of roads.length ? days : []) {
    const road = roadFor(day.stage, places.length, roads);
    if (!road) return t('lobby-problem-stage', { stage: day.stage });
    if (formatOn(day, road) !== 'tour') {
      if (places.some(isAutomatic)) return t('lobby-problem-tour-trial', { name: road.name });
    } else if (road.grid < 2 * places.length) {
      return t('lobby-problem-tour-grid', { name: road.name, riders: 2 * places.length, grid: road.grid });
    }
  }
  return undefined;
}

const isAutomatic = (place: PlannedSeat): boolean => place.kind === 'automatic';

/** What is wrong with these teams on any road. */
function amiss(places: readonly PlannedSeat[]): string | undefined {
  if (places.every(isAutomatic)) return t('lobby-problem-automatic');
  return places.filter((place) => isAutomatic(place) && place.name === 'peloton').length > 1
    ? t('lobby-problem-pelotons')
    : undefined;
}
