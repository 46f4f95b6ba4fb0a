/** One click to the start line: you against three bots. */
import { prefs } from '@/parts/prefs.svelte';
import { t } from '@/words/index.svelte';
import { usualBotOf } from '@/lobby/riders';
import type { GamePages } from '@/table/game';
import { offerOf } from '@/table/offers.svelte';
import { openTable } from './opening';

let going = false;

/** Open a table on this stage, sit down and start; a second click while that happens is the same one. */
export async function raceNow(stage: string, game: GamePages): Promise<void> {
  if (going) return;
  going = true;
  try {
    const name = prefs.name.trim() || t('you');
    const bot = usualBotOf(game);
    const settings = { game: game.id, seats: [{}, bot, bot, bot], stage };
    await openTable({ settings }, [{ seat: offerOf(game.id).colours[0]!, name }], true);
  } finally {
    going = false;
  }
}
