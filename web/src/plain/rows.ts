/** Tables of a game without pages in lists: a name and no drawing. */
import type { GameRows } from '@/table/game';
import NoProfile from './NoProfile.svelte';

const rows: GameRows = {
  load: async () => undefined,
  nameOf: ({ stage, name }) => name ?? stage,
  Profile: NoProfile,
};

export default rows;
