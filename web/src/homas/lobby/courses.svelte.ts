/** Every course that can be chosen. */
import { api } from '@/net/api';
import type { CourseRow, RoadSet } from '@/net/bodies';
import { madeCourse } from './made.svelte';
import { idsIn } from './races';

export class Courses {
  all = $state.raw<readonly CourseRow[]>([]);
  sets = $state.raw<readonly RoadSet[]>([]);

  async load(): Promise<void> {
    ({ roads: this.all, sets: this.sets } = await api.roads('homas'));
  }

  of(id: string): CourseRow | undefined {
    return this.all.find((course) => course.id === id) ?? madeCourse(id);
  }

  /** The courses of a set. */
  ofSet(set: string): CourseRow[] {
    return this.all.filter((course) => course.set === set);
  }

  /** The stages of a stage race by its name or its calendar, as far as they are known. */
  in(tour: string): CourseRow[] {
    return idsIn(tour).flatMap((id) => this.of(id) ?? []);
  }
}

export const courses = new Courses();
