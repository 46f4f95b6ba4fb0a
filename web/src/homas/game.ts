/** Homas Tour Pro, as the pages see it. */
import { piece } from '@/net/piece';
import type { HouseGame } from '@/table/game';
import { offerOf } from '@/table/offers.svelte';
import { settingsOf } from './lobby/settings';
import { isPrologue } from './road/courses';

export const HOMAS: HouseGame = {
  id: 'homas',
  rules: '/rules#homas',
  anchor: 'homas-',
  round: 'turn',
  studied: true,
  poster: { team: 'blue', types: 'RSRR' },
  stagesIn: (calendar) => calendar.split(/\s+/).filter(Boolean),
  isPrologue,
  settings: settingsOf,
  guided() {
    const { guided } = offerOf('homas');
    return guided[Math.floor(Math.random() * guided.length)]!;
  },
  race: () => piece(() => import('./race/Race.svelte')),
  tour: () => piece(() => import('./tour/Tour.svelte')),
  replay: () => piece(() => import('./replay/Replay.svelte')),
  board: null,
  puzzle: () => piece(() => import('./puzzles/Puzzle.svelte')),
  lobby: () => piece(() => import('./lobby/lobby')),
  rows: () => piece(() => import('./home/rows')),
  book: () => piece(() => import('./rules/book')),
};
