/** The page's current table, for parts outside its pages, such as the menu. */
import type { Component } from 'svelte';
import type { Table } from './table.svelte';

class Current {
  table = $state.raw<Table>();
  /** What the menu offers at the table. */
  menu?: () => Promise<{ default: Component<{ table: Table; close: () => void }> }>;
}

export const current = new Current();
