/** What a game adds to lists of tables. */
import type { Component } from 'svelte';
import type { TableRow } from '@/net/bodies';

export interface GameRows {
  /** Ask for what names and profiles need. */
  load(): Promise<void>;
  /** What the road of a table is called. */
  nameOf(row: Pick<TableRow, 'name' | 'stage'>): string;
  readonly Profile: Component<{ stage: string; width: number; height: number }>;
}
