/** What a game adds to the page of the rules: its drawings, and what its messages are called. */
import type { Component } from 'svelte';

export interface KeyLine {
  readonly keys: readonly string[];
  /** What they do, as a message. */
  readonly id: string;
}

/** A table that belongs to a rule. */
export interface RuleTable {
  readonly Table: Component<{ words: readonly string[] }>;
  /** All that it says, to be searched in. */
  text(): string;
}

export interface Book {
  /** What stands before the name of each part in its address. */
  readonly anchor: string;
  readonly extras: readonly string[];
  /** The parts before the rules; the second one holds the extras. */
  readonly parts: readonly [string, string, ...string[]];
  /** The messages of a step, of a chapter or section, and of a rule, by its name or number. */
  step(name: string): string;
  part(number: string): string;
  rule(number: string): string;
  readonly Picture: Component<{ step: string }>;
  readonly Legend: Component;
  readonly keys: readonly KeyLine[];
  /** By the number of their rule. */
  readonly tables: Readonly<Record<string, RuleTable>>;
}
