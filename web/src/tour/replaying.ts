/** Watching a stage of a tour again, or studying it: its record takes the route of a dropped file. */
import { api } from '@/net/api';
import { attempt } from '@/parts/notices.svelte';
import { go } from '@/device/address.svelte';
import { keepFile, ridersAt } from '@/table/file';
import type { ReplayOpens } from '@/table/game';

export async function watchStage(table: string, stage: number, opens: ReplayOpens = ''): Promise<void> {
  const found = await attempt(() => Promise.all([api.record(table, stage), ridersAt(table, stage)]));
  if (found === undefined) return;
  keepFile(...found);
  go(`/replay/file${opens && `#${opens}`}`);
}
