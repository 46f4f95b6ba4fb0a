/** Homas Tour Pro, as the pages see it. */
import type { GamePages } from '@/table/game';
import { settingsOf } from './lobby/settings';

/** Riders are numbered by the order of their teams. */
const COLOURS = ['white', 'red', 'blue', 'green', 'black'];

export const HOMAS: GamePages = {
  id: 'homas',
  colours: COLOURS,
  bots: ['random', 'domestique'],
  automatic: ['neutral'],
  usualBot: 'domestique',
  full: true,
  firstStage: 'milan-san-remo',
  firstTour: 'paris-nice',
  rules: '/rules#homas',
  anchor: 'homas-',
  round: 'turn',
  poster: { team: 'blue', types: 'RSRR' },
  teamOf: (name) => COLOURS[Number(name[0]) - 1] ?? name,
  settings: settingsOf,
  race: () => import('./race/Race.svelte'),
  tour: () => import('./tour/Tour.svelte'),
  replay: () => import('./replay/Replay.svelte'),
  lobby: () => import('./lobby/lobby'),
  rows: () => import('./home/rows'),
  book: () => import('./rules/book'),
};
