/** The main facts about a course, and why a race on it cannot begin. */
import type { CourseRow } from '@/net/bodies';
import type { Plan } from '@/table/plan';
import { offerOf } from '@/table/offers.svelte';
import { t } from '@/words/index.svelte';
import { climbsOf, cobblesOf, idsIn, isNamed, lengths } from './races';

/** As in 2 h 30. */
export const hoursText = (hours: number): string =>
  t('homas-hours', { hours: Math.floor(hours), minutes: Math.round((hours % 1) * 60) });

/** Squares, climbs and cobbles; a road without either is flat. */
export function facts(course: CourseRow): string {
  const [climbs, cobbles] = [climbsOf(course), cobblesOf(course)];
  const kind = course.trial ? [t('homas-trial')] : climbs || !cobbles ? [t('lobby-climbs', { n: climbs })] : [];
  return [
    t('lobby-squares', { n: course.squares }),
    ...kind,
    ...(cobbles ? [t('lobby-cobbles', { n: cobbles })] : []),
  ].join(' · ');
}

/** Some team must be neutral, and a stage race needs enough stages. */
export function problemOf({ places, tour }: Pick<Plan, 'places' | 'tour'>): string | undefined {
  const directors = places.filter((place) => place.kind !== 'automatic').length;
  const allowed = offerOf('homas').most_directed;
  if (directors < 1 || directors > allowed) return t('homas-problem-directors', { most: allowed });
  if (!tour || isNamed(tour)) return undefined;
  const stages = idsIn(tour).length;
  const [least, most] = lengths();
  return stages < least || stages > most ? t('lobby-problem-calendar', { least, most, n: stages }) : undefined;
}
