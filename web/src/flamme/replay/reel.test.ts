import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MomentRow } from '@/net/bodies';
import { EVENTS, RIDERS } from '../race/sample';
import { speak } from '@/words/index.svelte';
import { Reel, type FlammeReplay } from './reel.svelte';

await speak('en');
beforeEach(() => void vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] }));
afterEach(() => vi.useRealTimers());

const moment = (round: number, phase: string, events: number): MomentRow => ({
  round,
  phase,
  events,
  entries: events,
  fork: true,
});

const REPLAY: FlammeReplay = {
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

const reeled = (replay = REPLAY) => new Reel({ replay, names: ['Camille', ''], record: '', table: '', studied: false });

test('it begins with everybody on the grid, and stands still', () => {
  const reel = reeled();
  expect([reel.now, reel.stretch.phase, reel.playing]).toEqual([4, 'placement', false]);
  vi.advanceTimersByTime(5000);
  expect(reel.now).toBe(4);
});

test('phases, moves and rounds to and fro', () => {
  const reel = reeled();
  reel.phase(1);
  expect(reel.stretch.phase).toBe('cards');
  reel.move(1);
  expect(reel.film.scene.riders.every((rider) => rider.card !== null)).toBe(true);
  reel.move(1);
  expect(reel.film.place('blue.R').square).toBe(10);
  expect(reel.film.place('red.R').square).toBe(4);
  reel.move(-1);
  expect(reel.film.place('blue.R').square).toBe(5);
  reel.round(1);
  expect([reel.stretch.round, reel.stretch.phase]).toEqual([1, 'exhaustion']);
  reel.round(-1);
  expect(reel.stretch.round).toBe(0);
});

test('it plays to the end, and then from the start', () => {
  const reel = reeled();
  reel.toggle();
  expect(reel.playing).toBe(true);
  vi.advanceTimersByTime(30_000);
  expect([reel.now, reel.playing]).toEqual([EVENTS.length, false]);
  reel.toggle();
  expect([reel.now, reel.playing]).toEqual([4, true]);
  reel.close();
});

test('a film that runs goes on from where it is put, one that is held does not', () => {
  const reel = reeled();
  reel.toggle();
  reel.show(16);
  expect(reel.playing).toBe(true);
  reel.hold(12);
  vi.advanceTimersByTime(5000);
  expect([reel.now, reel.playing]).toEqual([12, false]);
});

test('people are called by their names, and only those who choose have hands', () => {
  const reel = reeled();
  expect(reel.company.name('blue')).toBe('Camille');
  expect(reel.seats.map((seat) => seat.colour)).toEqual(['blue']);
});

test('what one seat alone was told is read with its eyes alone', () => {
  const said = [{ id: 'drew', rule: '', args: {} }];
  const reel = reeled({
    ...REPLAY,
    events: EVENTS.map((event) => (event.code === 'drew' ? { ...event, said } : event)),
  });
  const drew = EVENTS.findIndex((event) => event.code === 'drew');
  const read = (seen: string | null) => {
    reel.seen = seen;
    return reel.told.some((line) => line.event === drew);
  };
  expect([read(null), read('red'), read('blue')]).toEqual([false, false, true]);
});

test('riders wear the jerseys of their tour from the start to the finish, and nobody one that there is not', () => {
  const reel = reeled();
  expect(reel.leading.map(({ rider, wears }) => [rider, wears])).toEqual([
    ['red.S', 'yellow'],
    ['blue.R', 'polka'],
  ]);
  reel.hold(EVENTS.length);
  expect(reel.film.scene.riders.map((rider) => rider.wears)).toEqual(
    RIDERS.map(({ name }) => ({ 'red.S': 'yellow', 'blue.R': 'polka' })[name]),
  );
});

test('the chart has the start, every round, and who led it', () => {
  const reel = reeled();
  expect(reel.lines.find((line) => line.name === 'red.S')!.gaps).toEqual([1, 3, 3]);
  expect(reel.leaders).toEqual(['blue', 'blue']);
});
