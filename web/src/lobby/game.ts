/** What a game adds to the page on which a table is planned. */
import type { Component } from 'svelte';
import type { Plan } from './plan';

export interface GameLobby {
  /** Ask for the roads that can be chosen. */
  load(): Promise<void>;
  /** The road or the tour: to be chosen, or as it was chosen. `fork` is the round that a race goes on from. */
  readonly Stage: Component<{ plan: Plan; title: string; fork?: number | null }>;
  /** The rules of this race, or what is to be known about its road. */
  readonly Rules: Component<{ plan: Plan }>;
  /** What can be chosen for a seat beyond who sits there, where the game has anything of the kind. */
  readonly SeatExtras?: Component<{ plan: Plan; index: number }>;
  /** The plan in two lines. */
  readonly Summary: Component<{ plan: Plan }>;
  /** Why it cannot begin like this, in words; nothing if it can. */
  problem(plan: Plan): string | undefined;
}
