/** Tables of Flamme Rouge in lists. */
import type { GameRows } from '@/table/game';
import { stages, titled } from '../road/stages.svelte';
import Profile from './RowProfile.svelte';

const rows: GameRows = {
  load: () => stages.load(),
  nameOf: ({ stage }) => titled(stage, stages.all).name,
  Profile,
};

export default rows;
