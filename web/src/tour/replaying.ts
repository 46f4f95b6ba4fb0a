/** A stage of a tour, watched again: its record goes the way of a file that was dropped. */
import { api } from '@/net/api';
import { attempt } from '@/parts/notices.svelte';
import { go } from '@/device/address.svelte';

export async function watchStage(table: string, stage: number): Promise<void> {
  const record = await attempt(() => api.record(table, stage));
  if (record === undefined) return;
  sessionStorage.setItem('echappee.record', record);
  go('/replay/file');
}
