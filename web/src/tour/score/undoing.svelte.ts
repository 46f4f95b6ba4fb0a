/** The result that this device has just entered, and what was there before: it can be undone until something else is. */
interface Entry {
  readonly table: string;
  readonly stage: number;
  /** The former text; empty if the stage had no result. */
  readonly before: string;
}

let last = $state.raw<Entry>();

export const lastEntry = {
  keep(table: string, stage: number, before: string): void {
    last = { table, stage, before };
  },
  at: (table: string): Entry | undefined => (last?.table === table ? last : undefined),
  forget: (): void => void (last = undefined),
};
