/** The courses of Homas Tour Pro: seven classics, and the stages of four stage races. */
import type { CourseRow } from '../../net/bodies';

export const STAGE_RACES = ['paris-nice', 'dauphine-libere', 'benelux-tour', 'tour-de-france'] as const;

/** How many climbs there are. */
export const climbsOf = (course: CourseRow): number => course.marks.filter((mark) => mark.kind).length;
/** How many stretches of cobbles. */
export const cobblesOf = ({ rows }: CourseRow): number => rows.filter((row, n) => row.road === 'cobbles' && rows[n - 1]?.road !== 'cobbles').length;

export const stagesOf = (courses: readonly CourseRow[], race: string): CourseRow[] => courses.filter((course) => course.race === race);
export const isClassic = (course: CourseRow): boolean => !course.race;
