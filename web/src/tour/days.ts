/** A day of a tour as its calendar shows it. */
import type { Kind } from './kinds';

export interface DayShown {
  /** Its place in the calendar, counted from 1. */
  readonly number: number;
  /** Its number as the calendar prints it: a prologue is 0, and the stage after it 1. */
  readonly printed: number;
  readonly name: string;
  readonly kind: Kind;
  readonly extended: boolean;
  /** Whether a rest day follows. */
  readonly rest: boolean;
  readonly state: 'ridden' | 'on' | 'next' | 'ahead';
}
