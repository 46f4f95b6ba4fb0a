import { expect, it } from 'vitest';
import type { HomasEvent } from '@/net/protocol';
import { dashedTo, held, photoIn, pictured } from './dashes';
import { at, EVENTS, ROAD, VIEW } from '../sample';
import { firstScene, scenesOf } from '../scene';
import { stepAt } from './steps';

const told = (code: string, args: object, square?: string): HomasEvent =>
  ({ code, rule: '4.2.1', args, ...(square ? { shown: { game: 'homas', square: at(square) } } : {}) }) as HomasEvent;
const EARLIER = [...EVENTS, told('phase', { round: 2, phase: 'sprint' })];
const DASHES = [
  told('sprinted', { rider: '21', score: 3, caught: 0, row: 8 }, '8.2'),
  told('sprinted', { rider: '11', score: 4, caught: 1, row: 8 }, '8.1'),
  told('sprinted', { rider: '22', score: 2, caught: 0, row: 5 }, '5.2'),
];
const ALL = [...EARLIER, ...DASHES];
const scenes = scenesOf(ALL, [firstScene(ROAD, VIEW)]);
const dashes = dashedTo(ALL);
const shown = pictured(scenes.at(-1)!, dashes);

it('those who have sprinted are seen where they have come to, and stand on the board as before', () => {
  const squares = (scene = shown) => scene.riders.map(({ square }) => square);
  expect(squares()).toEqual([at('8.1'), scenes.at(-1)!.riders[1]!.square, at('8.2'), at('5.2')]);
  expect(squares(scenes.at(-1))).not.toEqual(squares());
});

it('a sprint is over with the next turn, and there is none for points on the way', () => {
  expect(dashedTo([...ALL, told('phase', { round: 3, phase: 'move' })]).size).toBe(0);
  expect(dashedTo([told('sprinted', { rider: '21', score: 3, caught: 0, row: 8 })]).size).toBe(0);
});

it('the camera holds the line and the rider who has come furthest', () => {
  const rows = (...numbers: readonly number[]) => numbers.map((number) => ROAD.squares[number]!.row);
  const short = { ...ROAD, length: 3 };
  expect(rows(...held(short, 'sprint', new Map([['11', at('11.1')]])))).toEqual([0]);
  expect(rows(...held({ ...ROAD, length: 2 }, 'sprint', new Map()))).toEqual([-1, 11]);
  expect(held(ROAD, 'move', new Map())).toEqual([]);
});

it('who touches at the line is in the photo, the first in front; else the winner alone', () => {
  const arrived = (...riders: string[]) => told('arrived', { riders, place: 1, delay: 0 });
  expect(photoIn(arrived('11', '21', '22'), shown, ROAD)).toEqual({ place: 1, riders: ['11', '21'] });
  expect(photoIn(arrived('22', '11', '21'), shown, ROAD)).toEqual({ place: 2, riders: ['11', '21'] });
  expect(photoIn(arrived('22', '11'), shown, ROAD)).toEqual({ place: 1, riders: ['22'] });
  expect(photoIn(told('arrived', { riders: ['13'], place: 2, delay: 6 }), shown, ROAD)).toBeUndefined();
});

it('who takes the lead in a sprint takes its time, as your own riders do', () => {
  const travel = (n: number, own = '') => stepAt(ALL, scenes, EARLIER.length + n, { own }).travel;
  expect(travel(1)).toBeGreaterThan(travel(0));
  expect(travel(2)).toBeLessThan(travel(0));
  expect(travel(2, 'red')).toBeGreaterThan(travel(2));
});
