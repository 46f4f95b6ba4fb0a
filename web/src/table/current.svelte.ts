/** The table that the page is at, for what lies outside its pages, such as the menu. */
import type { Table } from './table.svelte';

class Current {
  table = $state.raw<Table>();
}

export const current = new Current();
