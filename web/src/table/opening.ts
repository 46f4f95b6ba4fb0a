/** From a wish to a table: open it, sit down, start. */
import { api, Refused } from '@/net/api';
import type { Opening } from '@/net/bodies';
import { Connection, type Wish } from '@/net/connection';
import { attempt, notice } from '@/parts/notices.svelte';
import { go } from '@/device/address.svelte';
import { keepCodes } from './codes';
import { troubleWith } from './names';

/** Somebody at this screen, and the seat to take. */
export interface Sitting {
  seat: string;
  name: string;
}

/**
 * Open a table, seat these people, and only then perhaps start; then go there. A refusal is shown, and leaves no table.
 * Returns the table's id, if there is one.
 */
export async function openTable(
  opening: Opening,
  people: readonly Sitting[],
  start: boolean,
): Promise<string | undefined> {
  const trouble = people.map(({ name }) => troubleWith(name)).find(Boolean);
  if (trouble) return void notice(trouble, true);
  const id = await attempt(() => opened(opening));
  if (id === undefined) return undefined;
  const done = await attempt(async () => {
    await tellAt(id, wishes(people, start));
    return id;
  });
  // The refusal must still be read: a table that cannot be removed expires.
  if (done === undefined) return void (await api.remove(id).catch(() => undefined));
  go(`/table/${id}`);
  return id;
}

async function opened(opening: Opening): Promise<string> {
  await api.me();
  const invitation = await api.open(opening);
  keepCodes(invitation);
  return invitation.id;
}

function wishes(people: readonly Sitting[], start: boolean): Wish[] {
  const sits = people.map((person): Wish => ({ type: 'sit', ...person }));
  return start ? [...sits, { type: 'start' }] : sits;
}

/** Send all these commands to the table over a separate connection, each once the one before it is done. */
export async function tellAt(table: string, all: readonly Wish[]): Promise<void> {
  let end: ((reason: Refused) => void) | undefined;
  const ended = new Promise<never>((_, failed) => (end = failed));
  const connection = new Connection(table, {
    news: () => undefined,
    state: () => undefined,
    pending: () => undefined,
    seen: () => null,
    ended: (code) => end?.(new Refused(code, code)),
  });
  try {
    for (const wish of all) await Promise.race([connection.send(wish), ended]);
  } finally {
    connection.close();
    ended.catch(() => undefined);
  }
}
