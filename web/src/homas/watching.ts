/** Whoever watches a race of Homas Tour Pro: at a table, or a record of it. */
import type { HomasRoad } from '../net/protocol';
import type { Company } from '../race/company';
import type { HomasFilm } from './film.svelte';

export interface Watching {
  readonly film: HomasFilm;
  readonly road: HomasRoad;
  readonly company: Company;
}
