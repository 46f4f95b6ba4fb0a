/** What lies open on the race page besides the race, and how much room there is. */
import { MediaQuery } from 'svelte/reactivity';

export type Panel = 'decks' | 'teams' | 'log' | 'keys';

export class Desk {
  panel = $state.raw<Panel | null>(null);
  /** The furthest that this page has shown: what lies behind it has been seen. */
  horizon = $state.raw(0);
  #wide = new MediaQuery('min-width: 1101px');
  #phone = new MediaQuery('max-width: 560px');

  /** Room for a column at the right. */
  get wide(): boolean {
    return this.#wide.current;
  }

  get phone(): boolean {
    return this.#phone.current;
  }
}
