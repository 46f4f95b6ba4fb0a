/** What anybody who watches a race of Homas Tour Pro sees, at a table or in a record of it. */
import type { HomasRoad } from '@/net/protocol';
import type { Company } from '@/table/company';
import type { Film } from './film.svelte';

export interface Watching {
  readonly film: Film;
  readonly road: HomasRoad;
  readonly company: Company;
}
