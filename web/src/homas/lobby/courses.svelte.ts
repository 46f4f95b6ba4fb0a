/** Every course that can be chosen. */
import { api } from '../../net/api';
import type { CourseRow } from '../../net/bodies';
import { attempt } from '../../parts/notices.svelte';

export class Courses {
  all = $state.raw<readonly CourseRow[]>([]);

  async load(): Promise<void> {
    this.all = (await attempt(api.courses))?.courses ?? [];
  }

  of(id: string): CourseRow | undefined {
    return this.all.find((course) => course.id === id);
  }
}
