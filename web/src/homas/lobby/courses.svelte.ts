/** Every course that can be chosen. */
import { api } from '@/net/api';
import type { CourseRow } from '@/net/bodies';
import { madeCourse } from './made.svelte';
import { idsIn } from './races';

export class Courses {
  all = $state.raw<readonly CourseRow[]>([]);

  async load(): Promise<void> {
    this.all = (await api.courses()).courses;
  }

  of(id: string): CourseRow | undefined {
    return this.all.find((course) => course.id === id) ?? madeCourse(id);
  }

  /** The stages of a stage race by its name or its calendar, as far as they are known. */
  in(tour: string): CourseRow[] {
    return idsIn(tour, this.all).flatMap((id) => this.of(id) ?? []);
  }
}

export const courses = new Courses();
