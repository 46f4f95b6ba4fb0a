/** One click to the start line: you against bots. */
import { api } from '@/net/api';
import { attempt } from '@/parts/notices.svelte';
import { prefs } from '@/device/prefs.svelte';
import { t } from '@/words/index.svelte';
import type { GamePages } from './game';
import { offerOf } from './offers.svelte';
import { openTable } from './opening';
import { nextNumber, quickRace } from './quick';

let going = false;

/** Open a table, sit down and start; a second click while that happens is the same one. */
export async function raceNow(game: GamePages, level = prefs.level): Promise<void> {
  if (going) return;
  going = true;
  try {
    await attempt(() => race(game, level));
  } finally {
    going = false;
  }
}

async function race(game: GamePages, level: number): Promise<void> {
  const offer = offerOf(game.id);
  const { roads } = await api.roads(game.id);
  const { stage, bots } = quickRace(nextNumber(), offer, roads, level);
  const seats = [{}, ...bots.map((name) => ({ kind: 'bot', name }) as const)];
  const me = { seat: offer.colours[0]!, name: prefs.name.trim() || t('you') };
  await openTable({ settings: { game: game.id, seats, stage } }, [me], true);
}
