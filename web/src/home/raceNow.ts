/** One click to the start line: you against three bots. */
import { prefs } from '../parts/prefs.svelte';
import { t } from '../words/index.svelte';
import { openTable } from './opening';

const BOT = { kind: 'bot', name: 'tempo' } as const;
let going = false;

/** Open a table on this stage, sit down and start; a second click while that happens is the same one. */
export async function raceNow(stage: string): Promise<void> {
  if (going) return;
  going = true;
  try {
    const name = prefs.name.trim() || t('you');
    await openTable({ settings: { seats: [{}, BOT, BOT, BOT], stage } }, [{ seat: 'blue', name }], true);
  } finally {
    going = false;
  }
}
