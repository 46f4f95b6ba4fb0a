/** Watching a stage of a tour again: its record takes the route of a dropped file. */
import { api } from '@/net/api';
import { attempt } from '@/parts/notices.svelte';
import { go } from '@/device/address.svelte';

export async function watchStage(table: string, stage: number): Promise<void> {
  const record = await attempt(() => api.record(table, stage));
  if (record === undefined) return;
  sessionStorage.setItem('echappee.record', record);
  go('/replay/file');
}
