/** Watching a stage of a tour again, or studying it: its record takes the route of a dropped file. */
import { api } from '@/net/api';
import { attempt } from '@/parts/notices.svelte';
import { go } from '@/device/address.svelte';
import { keepFile, namesAt } from '@/table/file';

export async function watchStage(table: string, stage: number, studied = false): Promise<void> {
  const found = await attempt(() => Promise.all([api.record(table, stage), namesAt(table)]));
  if (found === undefined) return;
  keepFile(...found);
  go(studied ? '/replay/file#study' : '/replay/file');
}
