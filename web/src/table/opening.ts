/** From a wish to a table: open it, sit down, start. */
import { api, Refused } from '@/net/api';
import type { Opening } from '@/net/bodies';
import { Connection, type Wish } from '@/net/connection';
import { attempt } from '@/parts/notices.svelte';
import { go } from '@/device/address.svelte';
import { keepCodes } from './codes';

/** Somebody at this screen, and the seat to take. */
export interface Sitting {
  seat: string;
  name: string;
}

/**
 * Open a table, seat these people and perhaps start; then go there. What is refused is told, and the table stays open.
 * Returns the table's id, if there is one.
 */
export async function openTable(
  opening: Opening,
  people: readonly Sitting[],
  start: boolean,
): Promise<string | undefined> {
  const id = await attempt(() => opened(opening));
  if (id === undefined) return undefined;
  await attempt(() => tellAt(id, wishes(people, start)));
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

/** Say all this at the table, in order, over a separate connection. */
export function tellAt(table: string, all: readonly Wish[]): Promise<unknown> {
  return new Promise((done, failed) => {
    const connection = new Connection(table, {
      news: () => undefined,
      state: () => undefined,
      seen: () => null,
      ended: (code) => failed(new Refused(code, code)),
    });
    Promise.all(all.map((wish) => connection.send(wish)))
      .finally(() => connection.close())
      .then(done, failed);
  });
}
