/** What to know about a course first, and why a race on it cannot begin. */
import type { CourseRow } from '../../net/bodies';
import type { Place } from '../../lobby/plan';
import { t } from '../../words/index.svelte';
import { climbsOf, cobblesOf } from './races';

/** As in 2 h 30. */
export const hoursText = (hours: number): string => t('homas-hours', { hours: Math.floor(hours), minutes: Math.round((hours % 1) * 60) });

export const facts = (course: CourseRow): string =>
  [t('lobby-squares', { n: course.squares }), hoursText(course.hours), course.trial ? t('homas-trial') : cobblesOf(course) ? t('lobby-cobbles', { n: cobblesOf(course) }) : t('lobby-climbs', { n: climbsOf(course) })].join(' · ');

const MOST = 4;

/** One to four teams have a director; the others are neutral. */
export function homasProblem(places: readonly Place[]): string | undefined {
  const directors = places.filter((place) => place.kind !== 'automatic').length;
  return directors >= 1 && directors <= MOST ? undefined : t('homas-problem-directors', { most: MOST });
}
