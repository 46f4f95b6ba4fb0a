import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefer } from '@/device/prefs.svelte';
import { lastTold } from '@/frame/log/rounds';
import { tell } from '@/frame/race/telling';
import { Film } from './film.svelte';
import { tellingOf } from './telling';
import { EVENTS, RIDERS, TOUR } from './sample';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  prefer({ speed: 1 });
});
afterEach(() => vi.useRealTimers());

function begun(): Film {
  const film = new Film(RIDERS);
  film.load(EVENTS.slice(0, 8));
  film.skip();
  film.load(EVENTS);
  return film;
}

test('new events are shown one after the other, to the end', () => {
  const film = begun();
  expect(film.done).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(film.scene.riders.filter((rider) => rider.card !== null)).toHaveLength(4);
  vi.advanceTimersByTime(20_000);
  expect(film.done).toBe(true);
  expect(film.step).toBeUndefined();
});

test('a rider on the move is drawn between two squares', () => {
  const film = begun();
  for (let n = 0; n < 400 && film.step?.kind !== 'move'; n++) vi.advanceTimersByTime(16);
  vi.advanceTimersByTime(250);
  const { square, way, done } = film.place('blue.R');
  expect([square, way]).toEqual([5, [6, 7, 8, 9, 10]]);
  expect(done).toBeGreaterThan(0);
  expect(done).toBeLessThan(1);
});

test('in every frame the words are of the riders who move', () => {
  const film = begun();
  const told = tell(film.events, tellingOf(RIDERS));
  let frames = 0;
  for (let n = 0; n < 800 && (!film.done || film.step); n++) {
    vi.advanceTimersByTime(16);
    const moving = Object.keys(film.shown);
    if (!moving.length) continue;
    frames++;
    const { rider, riders = [rider] } = lastTold(told, film.telling)!.said[0]!.args;
    expect(moving.some((name) => (riders as readonly string[]).includes(name))).toBe(true);
  }
  expect(frames).toBeGreaterThan(40);
});

test('one step follows the other without a frame between them', () => {
  const film = begun();
  vi.advanceTimersByTime(16);
  const steps = new Set();
  while (!film.done) {
    expect(film.step).toBeDefined();
    steps.add(film.step);
    vi.advanceTimersByTime(16);
  }
  expect(steps.size).toBeGreaterThan(4);
});

test('a pause holds the film, and it goes on where it was', () => {
  const film = begun();
  vi.advanceTimersByTime(1500);
  film.pause();
  const at = film.at;
  vi.advanceTimersByTime(5000);
  expect(film.at).toBe(at);
  film.play();
  vi.advanceTimersByTime(20_000);
  expect(film.done).toBe(true);
});

test('at four times the speed it takes a quarter of the time', () => {
  const time = (speed: number): number => {
    prefer({ speed });
    const film = begun();
    let frames = 0;
    for (; frames < 4000 && (!film.done || film.step); frames++) vi.advanceTimersByTime(16);
    return frames;
  };
  const [slow, fast] = [time(1), time(4)];
  expect(slow / fast).toBeGreaterThan(3);
});

test('skipping shows everything at once', () => {
  const film = begun();
  vi.advanceTimersByTime(1200);
  film.skip();
  expect(film.at).toBe(EVENTS.length);
  expect(film.place('blue.R').square).toBe(10);
});

test('going back and on from any moment', () => {
  const film = begun();
  film.skip();
  film.seek(13);
  expect(film.place('blue.R').square).toBe(10);
  expect(film.place('red.R').square).toBe(4);
  film.play();
  vi.advanceTimersByTime(20_000);
  expect(film.done).toBe(true);
});

test('events that replace all others are not shown as if they had just happened', () => {
  const film = begun();
  film.load(EVENTS.map((event) => ({ ...event })));
  expect(film.done).toBe(true);
});

test('riders stand on the grid as soon as they are placed, and are not placed a second time', () => {
  const film = new Film(RIDERS);
  film.load([]);
  film.grid = [{ name: 'blue.R', square: 5, lane: 0 }];
  expect(film.place('blue.R').square).toBe(5);
  expect(film.place('red.R').square).toBe(0);
  film.load(EVENTS.slice(0, 5));
  expect(film.at).toBeGreaterThanOrEqual(4);
  expect(film.place('red.S').square).toBe(4);
});

test('somebody who looks back is not pulled on when something new happens', () => {
  const film = new Film(RIDERS);
  film.load(EVENTS.slice(0, 13));
  film.skip();
  film.pause();
  film.seek(12);
  film.load(EVENTS);
  vi.advanceTimersByTime(5000);
  expect(film.at).toBe(12);
  film.skip();
  expect(film.done).toBe(true);
});

test('where the road splits a rider travels by the way that was told, and others make room at the end of it', () => {
  const film = new Film(RIDERS, ['tour']);
  film.load(TOUR.slice(0, 7));
  film.skip();
  film.load(TOUR);
  vi.advanceTimersByTime(200);
  expect(film.place('blue.R')).toMatchObject({ square: 3, lane: 0, way: [4, 5, 6, 8, 10], to: -1 });
  expect(film.place('red.R').lane).toBe(0);
  vi.advanceTimersByTime(250);
  expect(film.place('red.R').lane).toBeGreaterThan(0);
  vi.advanceTimersByTime(20_000);
  expect(film.place('blue.R')).toMatchObject({ square: 10, lane: -1 });
});
