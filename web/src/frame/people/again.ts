/** The same race again. */
import { tellAt } from '@/table/opening';
import { attempt } from '@/parts/notices.svelte';
import type { Table } from '@/table/table.svelte';
import { go } from '@/device/address.svelte';
import { others } from './seats';

/** Open the next table and go there; a person who is alone has nobody to wait for, and starts at once. */
export async function rideAgain(table: Table): Promise<void> {
  const alone = table.own.length > 0 && !others(table.state?.seats ?? []).length;
  const id = await attempt(() => table.send({ type: 'rematch' }));
  if (!id) return;
  if (alone) await attempt(() => tellAt(id, [{ type: 'start' }]));
  go(`/table/${id}`);
}
