/** The guided race of this device: at which table it is ridden, and what has been learned there. */

interface Kept {
  /** Empty: none is being ridden. */
  readonly table: string;
  /** The steps that are done. */
  readonly learned: readonly string[];
}

const KEY = 'echappee.guide';
const NEW: Kept = { table: '', learned: [] };

function read(): Kept {
  try {
    return { ...NEW, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return NEW;
  }
}

let kept = $state.raw<Kept>(read());

function keep(change: Partial<Kept>): void {
  kept = { ...kept, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing is guided until the page is left.
  }
}

export const guide = {
  /** Whether somebody is guided at this table. */
  at: (table: string): boolean => kept.table === table,
  begin: (table: string): void => keep({ table, learned: [] }),
  learned: (step: string): boolean => kept.learned.includes(step),
  learn: (step: string): void => keep({ learned: [...new Set([...kept.learned, step])] }),
  /** The race continues without it. */
  end: (): void => keep({ table: '', learned: [] }),
};
