/** How the stages of a tour are counted: a prologue is 0, and the stage after it 1, as calendars print them. */
import type { GamePages } from '@/table/game';
import { calendarOf } from '@/table/offers.svelte';

export interface Numbered {
  /** As it is printed. */
  readonly n: number;
  /** The number of the last stage. */
  readonly all: number;
  /** As settings name it; empty where it is not known. */
  readonly stage: string;
}

/** The stage that comes at this place of a tour, counted from 1, and how many there are. */
export function numbered(game: GamePages, tour: string, place: number, days: number): Numbered {
  const stages = game.stagesIn(calendarOf(game.id, tour));
  const before = game.isPrologue(stages[0] ?? '') ? 1 : 0;
  return { n: place - before, all: days - before, stage: stages[place - 1] ?? '' };
}
