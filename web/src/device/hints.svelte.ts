/** Which hints somebody has had: each comes a few times on a device, then it has done its work. */
import { prefer, prefs } from './prefs.svelte';

/** How often a hint comes. */
const TIMES = 3;

const came = (id: string): number => prefs.hinted[id] ?? 0;

export const hints = {
  /** Whether this one has not come often enough yet. */
  due: (id: string): boolean => prefs.hints && came(id) < TIMES,
  /** It is shown once more. */
  show: (id: string): void => prefer({ hinted: { ...prefs.hinted, [id]: came(id) + 1 } }),
  /** It has been read, and need not come again. */
  retire: (id: string): void => prefer({ hinted: { ...prefs.hinted, [id]: TIMES } }),
  /** Whether any has come. */
  get known(): boolean {
    return Object.keys(prefs.hinted).length > 0;
  },
  /** All of them come again, as for somebody new. */
  again: (): void => prefer({ hints: true, hinted: {} }),
};
