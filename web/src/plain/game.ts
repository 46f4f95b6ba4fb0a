/** A game that the server offers and these pages do not know: its tables are shown as text. */
import { piece } from '@/net/piece';
import type { GamePages } from '@/table/game';
import { seatOf } from '@/table/plan';
import type { GameId } from '@/table/table.svelte';

export const plainGame = (id: string): GamePages => ({
  id: id as GameId,
  rules: '/rules',
  round: 'round',
  studied: false,
  stagesIn: (calendar) => calendar.split(/\s+/).filter(Boolean),
  isPrologue: () => false,
  settings: ({ stage, rules, places, tour }) => ({
    game: id,
    seats: places.map(seatOf),
    stage,
    rules,
    ...(tour ? { tour } : {}),
  }),
  race: () => piece(() => import('./Race.svelte')),
  tour: () => piece(() => import('./Race.svelte')),
  replay: () => piece(() => import('./Replay.svelte')),
  lobby: () => piece(() => import('./lobby')),
  rows: () => piece(() => import('./rows')),
});
