/** From a moment of a record to a table that rides on from it. */
import { keepCodes } from '../home/codes';
import { api } from '../net/api';
import type { Opening } from '../net/bodies';
import { Table } from '../table/table.svelte';

/** Open the table, take this seat (none: only watch) and perhaps start; gives its id. */
export async function rideOn(opening: Opening, seat: string | null, name: string, start: boolean): Promise<string> {
  await api.me();
  const invitation = await api.open(opening);
  keepCodes(invitation);
  const table = new Table(invitation.id);
  try {
    if (seat !== null) await table.send({ type: 'sit', seat, name });
    if (start) await table.send({ type: 'start' });
  } finally {
    table.close();
  }
  return invitation.id;
}
