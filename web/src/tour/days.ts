/** A day of a tour as its calendar shows it. */
import type { Kind } from './kinds';

export interface DayShown {
  /** Counted from 1. */
  readonly number: number;
  readonly name: string;
  readonly kind: Kind;
  readonly extended: boolean;
  /** Whether a rest day follows. */
  readonly rest: boolean;
  readonly state: 'ridden' | 'on' | 'next' | 'ahead';
}
