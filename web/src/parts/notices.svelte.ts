/** Short lines about what just happened to the person's own doing: refusals most of all. */
import { Refused } from '@/net/api';
import { maybe, t } from '@/words/index.svelte';

export interface Notice {
  id: number;
  text: string;
}

const STAYS = 6000;
let next = 0;
let all = $state.raw<readonly Notice[]>([]);

export const notices = {
  get all(): readonly Notice[] {
    return all;
  },
};

/** Tell the person one line. */
export function notice(text: string): void {
  const id = next++;
  all = [...all.filter((each) => each.text !== text), { id, text }];
  setTimeout(() => dismiss(id), STAYS);
}

export function dismiss(id: number): void {
  all = all.filter((each) => each.id !== id);
}

/** Why something was not done, in the person's language; the server's own line where the catalogue has none. */
export function reason(error: unknown): string {
  if (error instanceof Refused) return maybe(`refused-${error.code}`) ?? error.message;
  return t('refused-failed');
}

/** Do something that may be refused; a refusal is told, and nothing else happens. */
export async function attempt<T>(action: () => Promise<T>): Promise<T | undefined> {
  try {
    return await action();
  } catch (error) {
    notice(reason(error));
    if (!(error instanceof Refused)) console.error(error);
    return undefined;
  }
}
