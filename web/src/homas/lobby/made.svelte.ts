/** Courses that are in no list: time trials, which follow from their kilometres, and roads that somebody wrote. */
import { SvelteMap } from 'svelte/reactivity';
import { api } from '@/net/api';
import type { CourseRow } from '@/net/bodies';
import { isHandmade, kilometresOf } from '../road/courses';

const roads = new SvelteMap<string, CourseRow>();
const asked = new Set<string>();

/** Half the kilometres and 25 as squares, all of them flat (rule 5.3.2). */
export function trialOf(km: number): CourseRow {
  const squares = Math.floor(km / 2) + 25;
  return {
    game: 'homas',
    id: `time-trial-${km}`,
    name: '',
    set: '',
    squares,
    hours: 0,
    marks: [],
    rows: Array.from({ length: squares }, () => ({})),
    red: squares,
    finish: 'flat',
    cards: [],
    limit: null,
    trial: true,
    rain: false,
    hell: false,
  };
}

/** A road that somebody wrote, as the server reads it; it refuses what is none. */
export async function readRoad(text: string): Promise<CourseRow> {
  const course = roads.get(text) ?? (await api.road('homas', text));
  roads.set(text, course);
  return course;
}

async function ask(text: string): Promise<void> {
  asked.add(text);
  await readRoad(text).catch(() => asked.delete(text));
}

/** The course of this id; a custom road is requested from the server, and appears once it is known. */
export function madeCourse(id: string): CourseRow | undefined {
  const km = kilometresOf(id);
  if (km) return trialOf(km);
  const known = roads.get(id);
  if (!known && isHandmade(id) && !asked.has(id)) void ask(id);
  return known;
}
