import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EVENTS, RIDERS } from '../race/sample';
import { speak } from '@/words/index.svelte';
import { mistakeIn } from './reel.svelte';
import { REPLAY, reeled } from './reel.sample';

await speak('en');
beforeEach(() => void vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] }));
afterEach(() => vi.useRealTimers());

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

test('a link to a moment opens the round that begins there', () => {
  const reel = reeled();
  for (const [events, round] of [
    [0, 0],
    [5, 1],
    [21, 2],
  ] as const) {
    reel.open(events);
    expect(reel.stretch.round).toBe(round);
  }
});

test.each([
  [['study-card-wheel', 'study-card-wind'], 'wind'],
  [['study-card-wheel', 'study-card-cut'], 'climbs'],
  [['study-card-wheel', 'study-card-blocked'], 'blocked'],
  [['study-card-line', 'study-card-wind'], 'sprint'],
  [['study-card-wheel', 'study-card-pulled'], 'reserve'],
])('a mistake is about where the card led, or about cards for later', (ids, about) => {
  const said = ids.map((id) => ({ id, rule: '', args: {} }));
  expect(mistakeIn({ kind: 'card', phase: 'energy', said })).toBe(about);
  expect(mistakeIn({ kind: 'place1', phase: 'placement', said: [] })).toBe('other');
});
