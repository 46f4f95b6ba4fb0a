/** One person's race of Flamme Rouge. */
import { untrack } from 'svelte';
import type { Table } from '@/table/table.svelte';
import { wornBy } from '@/tour/standings';
import { Film } from './film.svelte';
import { atStart } from './scene';
import { Screen } from '@/frame/race/screen.svelte';

export class Ride extends Screen<Film, Table> {
  /** The riders of the seat at the screen, or of the only one. */
  readonly mine = $derived.by<readonly string[]>(() => {
    const view = this.active === null ? undefined : this.table.viewOf(this.active);
    return view?.riders.filter((rider) => rider.team === this.active).map((rider) => rider.name) ?? [];
  });

  constructor(table: Table) {
    super(table, new Film(atStart(table.view!, wornBy(table.tour?.jerseys ?? {})), table.view!.rules));
    $effect.pre(() => {
      const riders = this.table.view?.riders ?? [];
      untrack(() => (this.film.grid = riders));
    });
  }
}
