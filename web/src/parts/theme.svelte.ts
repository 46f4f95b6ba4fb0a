/** Day or night: as the person says, or as the machine does. */
import { prefer, prefs } from './prefs.svelte';

const dark = globalThis.matchMedia?.('(prefers-color-scheme: dark)');
let system = $state(dark?.matches ?? false);
dark?.addEventListener('change', (event) => (system = event.matches));

export const theme = {
  get night(): boolean {
    return prefs.theme === 'auto' ? system : prefs.theme === 'night';
  },
  toggle(): void {
    prefer({ theme: this.night ? 'day' : 'night' });
  },
};
