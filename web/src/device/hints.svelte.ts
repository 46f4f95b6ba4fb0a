/** Which hints somebody has had: each is shown a few times per device. */
import { prefer, prefs } from './prefs.svelte';

/** How often a hint comes. */
const TIMES = 3;

const came = (id: string): number => prefs.hinted[id] ?? 0;

export const hints = {
  /** Whether this hint may still be shown. */
  due: (id: string): boolean => prefs.hints && came(id) < TIMES,
  /** Count one more showing. */
  show: (id: string): void => prefer({ hinted: { ...prefs.hinted, [id]: came(id) + 1 } }),
  /** It has been read, and is not shown again. */
  retire: (id: string): void => prefer({ hinted: { ...prefs.hinted, [id]: TIMES } }),
  /** Whether any hint has been shown. */
  get known(): boolean {
    return Object.keys(prefs.hinted).length > 0;
  },
  /** Show all of them again, as for somebody new. */
  again: (): void => prefer({ hints: true, hinted: {} }),
};
