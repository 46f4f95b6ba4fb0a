/** The courses of Homas Tour Pro: seven classics, and the stages of four stage races. */
import type { CourseRow } from '@/net/bodies';

export const STAGE_RACES = ['paris-nice', 'dauphine-libere', 'benelux-tour', 'tour-de-france'] as const;
/** How many stages a stage race has. */
export const [SHORTEST, LONGEST] = [2, 21];
/** Kilometres of a time trial that can be chosen, and by how many they change. */
export const TRIALS = { least: 10, most: 100, step: 5, usual: 40 } as const;

/** How many climbs there are. */
export const climbsOf = (course: CourseRow): number => course.marks.filter((mark) => mark.kind).length;
/** How many stretches of cobbles. */
export const cobblesOf = ({ rows }: CourseRow): number =>
  rows.filter((row, n) => row.road === 'cobbles' && rows[n - 1]?.road !== 'cobbles').length;

export const stagesOf = (courses: readonly CourseRow[], race: string): CourseRow[] =>
  courses.filter((course) => course.race === race);
export const isClassic = (course: CourseRow): boolean => !course.race;

/** Whether this is the name of a stage race, not a calendar. */
export const isNamed = (tour: string): boolean => STAGE_RACES.some((race) => race === tour);
/** The stages of a stage race by its name, or of a calendar. */
export const idsIn = (tour: string, courses: readonly CourseRow[]): string[] =>
  isNamed(tour) ? stagesOf(courses, tour).map(({ id }) => id) : tour.split(/\s+/).filter(Boolean);
