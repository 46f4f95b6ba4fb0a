/** A table of a game without pages: which road of those that the server offers, and which of its rules. */
import type { GameLobby } from '@/table/game';
import Rules from './Rules.svelte';
import Stage from './Stage.svelte';
import Summary from './Summary.svelte';

const lobby: GameLobby = { load: async () => undefined, Stage, Rules, Summary, problem: () => undefined };

export default lobby;
