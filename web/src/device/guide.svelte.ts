/** The guided race of this device: its table, and the steps learned there. */
import { recalled, remember } from './storage';

interface Kept {
  /** Empty: none is being ridden. */
  readonly table: string;
  /** The table where it began, even if the race continues without it. */
  readonly began: string;
  /** The steps that are done. */
  readonly learned: readonly string[];
}

const NEW: Kept = { table: '', began: '', learned: [] };

let kept = $state.raw<Kept>({ ...NEW, ...recalled<Partial<Kept>>('guide') });

function keep(change: Partial<Kept>): void {
  kept = { ...kept, ...change };
  remember('guide', kept);
}

export const guide = {
  /** Whether somebody is guided at this table. */
  at: (table: string): boolean => kept.table === table,
  /** Whether this was the table of the latest guided race. */
  beganAt: (table: string): boolean => kept.began === table,
  begin: (table: string): void => keep({ table, began: table, learned: [] }),
  learned: (step: string): boolean => kept.learned.includes(step),
  learn: (step: string): void => keep({ learned: [...new Set([...kept.learned, step])] }),
  /** The race continues without it. */
  end: (): void => keep({ table: '', learned: [] }),
};
