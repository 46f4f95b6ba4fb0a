/** Courses outside the lists: time trials, and custom roads. */
import { SvelteMap } from 'svelte/reactivity';
import { api } from '@/net/api';
import type { CourseRow } from '@/net/bodies';
import { isHandmade, kilometresOf } from '../road/courses';

const roads = new SvelteMap<string, CourseRow>();
const asked = new Set<string>();

/** A course outside the lists, as the server reads it; it refuses invalid ones. */
export async function readRoad(text: string): Promise<CourseRow> {
  const course = roads.get(text) ?? (await api.road('homas', text));
  roads.set(text, course);
  return course;
}

async function ask(text: string): Promise<void> {
  asked.add(text);
  await readRoad(text).catch(() => asked.delete(text));
}

/** The course of this id, which is requested from the server, and appears once it has loaded. */
export function madeCourse(id: string): CourseRow | undefined {
  const known = roads.get(id);
  if (!known && (isHandmade(id) || kilometresOf(id)) && !asked.has(id)) void ask(id);
  return known;
}
