/** One click to the start line: you against three bots. */
import { prefs } from '@/parts/prefs.svelte';
import { t } from '@/words/index.svelte';
import type { GamePages } from '@/table/game';
import { openTable } from './opening';

let going = false;

/** Open a table on this stage, sit down and start; a second click while that happens is the same one. */
export async function raceNow(stage: string, game: GamePages): Promise<void> {
  if (going) return;
  going = true;
  try {
    const name = prefs.name.trim() || t('you');
    const bot = { kind: 'bot', name: game.usualBot } as const;
    const settings = { game: game.id, seats: [{}, bot, bot, bot], stage };
    await openTable({ settings }, [{ seat: game.colours[0]!, name }], true);
  } finally {
    going = false;
  }
}
