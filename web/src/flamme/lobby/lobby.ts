/** How a table of Flamme Rouge is planned. */
import type { GameLobby } from '@/table/game';
import { problemOf } from './problems';
import { roads } from './roads.svelte';
import Rules from './Rules.svelte';
import SeatExtras from './SeatExtras.svelte';
import Stage from './Stage.svelte';
import Summary from './Summary.svelte';

const lobby: GameLobby = {
  load: () => roads.load(),
  Stage,
  Rules,
  SeatExtras,
  Summary,
  problem: (plan) => problemOf(plan, roads),
};

export default lobby;
