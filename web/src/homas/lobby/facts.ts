/** The main facts about a course, and why a race on it cannot begin. */
import type { CourseRow } from '@/net/bodies';
import type { Plan } from '@/table/plan';
import { offerOf } from '@/table/offers.svelte';
import { t } from '@/words/index.svelte';
import { climbsOf, cobblesOf, idsIn, isNamed, lengths } from './races';

/** As in 2 h 30. */
const hoursText = (hours: number): string =>
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

type Fact = readonly [string, string | number];

/** All facts about a course, each with its name: first what holds for all of it, then its lines in order. */
export function factsOf({ squares, hours, cards, limit, red, trial, marks }: CourseRow): Fact[] {
  const [own, team] = [cards.slice(0, 4).join(' · '), cards[4]];
  const toGo = (row: number): string => t('homas-to-go', { n: squares - row });
  const lines = marks.filter((mark) => mark.kind || mark.sprint);
  const all: readonly (Fact | false)[] = [
    [t('lobby-fact-squares'), squares],
    hours > 0 && [t('homas-fact-hours'), hoursText(hours)],
    cards.length > 0 && [t('homas-fact-cards'), team ? `${own} + ${team}` : own],
    limit !== null && limit > 0 && [t('homas-fact-limit'), t('homas-minutes', { n: limit })],
    red > 0 && !trial && [t('homas-fact-red'), toGo(red)],
    ...lines.map(({ row, kind, letter, title }): Fact => {
      const what = { left: squares - row, kind: kind || 'sprint' };
      if (!letter) return [t('homas-mark-name', what), toGo(row)];
      return [title || t('homas-line', { letter }), t('homas-mark', what)];
    }),
  ];
  return all.filter((fact) => fact !== false);
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
