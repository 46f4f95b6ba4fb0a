/** Notices about what this person just did, mostly refusals. */
import { Refused } from '@/net/api';
import { Withdrawn } from '@/net/connection';
import { maybe, t } from '@/words/index.svelte';

export interface Notice {
  id: number;
  text: string;
  /** Whether it reports a refusal: it ends when something else is tried. */
  trouble: boolean;
}

const STAYS = 6000;
let next = 0;
let all = $state.raw<readonly Notice[]>([]);
/** The places for notices: those in a dialog lie above the page, which shows none meanwhile. */
let places = $state.raw<readonly symbol[]>([]);

export const notices = {
  at(place: symbol): readonly Notice[] {
    return places.at(-1) === place ? all : [];
  },
};

/** Show notices in this place from now on; returns a function to stop. */
export function showNotices(place: symbol): () => void {
  places = [...places, place];
  return () => (places = places.filter((each) => each !== place));
}

/** Show the person one line. */
export function notice(text: string, trouble = false): void {
  const id = next++;
  all = [...all.filter((each) => each.text !== text), { id, text, trouble }];
  setTimeout(() => dismiss(id), STAYS);
}

export function dismiss(id: number): void {
  all = all.filter((each) => each.id !== id);
}

/** An earlier failure is over: something else is tried, or the person has gone elsewhere. */
export function forgetTrouble(): void {
  if (all.some(({ trouble }) => trouble)) all = all.filter(({ trouble }) => !trouble);
}

/** Why something was not done, in the person's language; the server's own line if the catalogue has none. */
export function reason(error: unknown): string {
  if (error instanceof Refused) return maybe(`refused-${error.code}`) ?? error.message;
  return t('refused-failed');
}

/** Do something that may be refused; a refusal is shown, and nothing else happens. */
export async function attempt<T>(action: () => Promise<T>): Promise<T | undefined> {
  forgetTrouble();
  try {
    return await action();
  } catch (error) {
    if (error instanceof Withdrawn) return undefined;
    notice(reason(error), true);
    if (!(error instanceof Refused)) console.error(error);
    return undefined;
  }
}
