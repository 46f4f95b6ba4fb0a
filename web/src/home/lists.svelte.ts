/** The tables of this device and those open to all, kept fresh while the page is looked at. */
import { api } from '@/net/api';
import type { CourseRow, OwnTableRow, StageRow, TableRow } from '@/net/bodies';

const EVERY = 15_000;

export class Lists {
  yours = $state.raw<readonly OwnTableRow[]>([]);
  open = $state.raw<readonly TableRow[]>([]);
  stages = $state.raw<readonly StageRow[]>([]);
  courses = $state.raw<readonly CourseRow[]>([]);
  /** Nothing is known before the first answer. */
  known = $state.raw(false);

  readonly running = $derived(this.yours.filter((row) => row.table.status !== 'over'));
  readonly over = $derived(this.yours.filter((row) => row.table.status === 'over'));
  /** Tables of others with room for one more. */
  readonly public = $derived(
    this.open.filter((row) => row.status === 'open' && row.open_seats > 0 && !this.#own.has(row.id)),
  );
  readonly #own = $derived(new Set(this.yours.map((row) => row.table.id)));

  /** Ask again. A list that cannot be had stays as it was: the next try is near. */
  async refresh(): Promise<void> {
    try {
      const [lists, { stages }, { courses }] = await Promise.all([api.tables(), api.stages(), api.courses()]);
      [this.yours, this.open, this.stages, this.courses, this.known] = [
        lists.yours,
        lists.public,
        stages,
        courses,
        true,
      ];
    } catch {
      // Being away is told where something is asked for.
    }
  }

  /** Ask now, now and then, and when the page is looked at again; gives the way to stop. */
  watch(): () => void {
    const look = () => {
      if (document.visibilityState === 'visible') void this.refresh();
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }
}
