/** The little race as a record, which begins in the second round. */
import type { MomentRow } from '@/net/bodies';
import type { ReplayProps } from '@/table/game';
import { EVENTS, RIDERS } from '../race/sample';
import { Reel, type FlammeReplay } from './reel.svelte';

const moment = (round: number, phase: string, events: number): MomentRow => ({
  round,
  phase,
  events,
  entries: events,
  fork: true,
});

export const REPLAY: FlammeReplay = {
  stage: 'base-1',
  name: '',
  rules: [],
  over: false,
  seeded: false,
  settings: null,
  seats: [
    { colour: 'blue', kind: 'person', name: '' },
    { colour: 'red', kind: 'automatic', name: 'muscle' },
  ],
  road: { game: 'flamme', text: '', tiles: [], squares: [], line: 70, grid: [], breakaway: [], piles: [], timing: [] },
  start: {
    game: 'flamme',
    seat: null,
    round: 0,
    phase: 'placement',
    rules: [],
    riders: RIDERS.map((rider) => ({ ...rider, square: 0, lane: 0, deck: [] })),
  },
  events: EVENTS,
  jerseys: { yellow: 'red.S', polka: 'blue.R', brown: 'blue.S' },
  moments: [
    moment(0, 'placement', 0),
    moment(1, 'energy', 5),
    moment(1, 'movement', 8),
    moment(1, 'end', 17),
    moment(2, 'energy', 21),
  ],
};

/** A recording of it; `more`: who rode. */
export const reeled = (replay = REPLAY, more: Partial<ReplayProps> = {}): Reel =>
  new Reel({ replay, names: ['Camille', ''], record: '', table: '', own: [], race: '', opens: '', ...more });
