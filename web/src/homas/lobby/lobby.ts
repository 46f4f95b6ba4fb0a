/** How a table of Homas Tour Pro is planned. */
import type { GameLobby } from '@/table/game';
import { courses } from './courses.svelte';
import { problemOf } from './facts';
import Rules from './Rules.svelte';
import Stage from './Stage.svelte';
import Summary from './Summary.svelte';

const lobby: GameLobby = { load: () => courses.load(), Stage, Rules, Summary, problem: problemOf };

export default lobby;
