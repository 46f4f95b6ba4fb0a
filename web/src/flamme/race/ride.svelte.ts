/** One person's race of Flamme Rouge. */
import { untrack } from 'svelte';
import type { TableOf } from '@/table/table.svelte';
import { Film } from './film.svelte';
import { atStart } from './scene';
import { Screen, screenHere } from '@/frame/race/screen.svelte';
import { tellingOf } from './telling';
import { wornBy } from '@/tour/jerseys';
import { FlammeCompany } from './company';
import type { SeatState } from '@/net/protocol';

export class Ride extends Screen<Film, 'flamme'> {
  /** The kind of rider that is about to be placed on the grid. */
  placing = $state.raw('R');
  /** The riders of the seat at the screen, or of the only one. */
  readonly mine = $derived.by<readonly string[]>(() => {
    const view = this.active === null ? undefined : this.table.viewOf(this.active);
    return view?.riders.filter((rider) => rider.team === this.active).map((rider) => rider.name) ?? [];
  });

  override readonly home = $derived.by(() => {
    const own = this.table.own.map((seat) => seat.colour);
    const mine = this.film.scene.riders.filter((rider) => own.includes(rider.team));
    return mine.length > 0 && mine.every((rider) => rider.home > 0) && this.#goesOn;
  });

  readonly #alone = $derived.by(() => {
    const own = this.table.own.map((seat) => seat.colour);
    const others = this.film.scene.riders.filter((rider) => !own.includes(rider.team));
    return !this.home && others.length > 0 && others.every((rider) => rider.home > 0);
  });

  override get alone(): boolean {
    return this.#alone;
  }

  /** Whether somebody still rides, or rides in what is left of the film. */
  readonly #goesOn = $derived.by(() => {
    const { at, events } = this.film;
    return this.table.state?.status === 'racing' || events.slice(at).some(({ code }) => code === 'moved');
  });

  protected override callAll(seats: readonly SeatState[], you: string | null): FlammeCompany {
    return new FlammeCompany(seats, you, this.table.view?.riders ?? []);
  }

  constructor(table: TableOf<'flamme'>) {
    super(
      table,
      new Film(atStart(table.view!, wornBy(table.tour?.jerseys ?? {})), table.view!.rules, table.road!.line),
      tellingOf(table.view!.riders),
    );
    this.begin();
    $effect.pre(() => {
      const riders = this.table.view?.riders ?? [];
      untrack(() => (this.film.grid = riders));
    });
  }
}

/** The race at hand. */
export const rideHere = screenHere as () => Ride;
