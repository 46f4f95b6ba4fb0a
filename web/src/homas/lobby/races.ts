/** Courses of Homas Tour Pro, and the stage races that they belong to. */
import type { CourseRow, TourRow } from '@/net/bodies';
import { calendarOf, offerOf, tourNamed } from '@/table/offers.svelte';

/** Kilometres of a time trial that can be chosen, and by how many they change. */
export const TRIALS = { least: 10, most: 100, step: 5, usual: 40 } as const;

/** How many climbs there are. */
export const climbsOf = (course: CourseRow): number => course.marks.filter((mark) => mark.kind).length;
/** How many stretches of cobbles. */
export const cobblesOf = ({ rows }: CourseRow): number =>
  rows.filter((row, n) => row.road === 'cobbles' && rows[n - 1]?.road !== 'cobbles').length;

/** The stage races there are by name. */
export const stageRaces = (): readonly TourRow[] => offerOf('homas').tours;
/** The fewest and the most stages of a stage race. */
export const lengths = (): readonly [number, number] => offerOf('homas').tour_lengths;

/** Whether this is the name of a stage race, not a calendar. */
export const isNamed = (tour: string): boolean => tourNamed('homas', tour) !== undefined;
/** The stages of a stage race by its name, or of a calendar. */
export const idsIn = (tour: string): string[] => calendarOf('homas', tour).split(/\s+/).filter(Boolean);
