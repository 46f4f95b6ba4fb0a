/** Flamme Rouge, as the pages see it. */
import { piece } from '@/net/piece';
import type { HouseGame } from '@/table/game';
import { settingsOf } from './lobby/settings';
import { GUIDED } from './road/stages.svelte';

const EASY = { kind: 'bot', name: 'random' } as const;

export const FLAMME: HouseGame = {
  id: 'flamme',
  rules: '/rules',
  anchor: '',
  round: 'round',
  studied: true,
  poster: { team: 'red', types: 'RS' },
  // Rest days are not stages; how a stage is ridden stands behind it, and tiles have commas between them.
  stagesIn: (calendar) =>
    calendar
      .split(/\s+/)
      .filter((word) => word && word !== 'rest')
      .map((word) => word.split(':')[0]!.replaceAll(',', ' ')),
  isPrologue: () => false,
  settings: settingsOf,
  guided: () => ({ game: 'flamme', stage: GUIDED, seats: [{}, EASY, EASY] }),
  race: () => piece(() => import('./race/Race.svelte')),
  tour: () => piece(() => import('./tour/Tour.svelte')),
  replay: () => piece(() => import('./replay/Replay.svelte')),
  board: { phases: ['energy', 'declare'], page: () => piece(() => import('./study/Page.svelte')) },
  puzzle: () => piece(() => import('./puzzles/Puzzle.svelte')),
  lobby: () => piece(() => import('./lobby/lobby')),
  rows: () => piece(() => import('./home/rows')),
  book: () => piece(() => import('./rules/book')),
};
