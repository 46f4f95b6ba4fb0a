import { expect, it } from 'vitest';
import type { HomasQuestion, HomasSquare } from '@/net/protocol';
import { isRoutine, routine } from './routine';
import { at, EVENTS, ROAD, VIEW } from './sample';
import { firstScene, scenesOf } from './scene';

/** 11 on 4.1, 13 on 3.1 and 22 on 2.1 after the first turn's moves, 21 on 1.2. */
const scene = scenesOf(EVENTS, [firstScene(ROAD, VIEW)])[8]!;
/** The same road with the line so far away that nothing is decided yet. */
const LONG = { ...ROAD, length: 60 };
const asked = (kind: string, options: readonly string[], lands = {}): HomasQuestion => ({
  game: 'homas',
  id: 'q',
  seat: 'white',
  rider: '11',
  kind,
  options,
  lands,
});
const follow = (first: string, second: string) => asked('follow-3-0', ['11', '13', 'none'], { 11: first, 13: second });
const waiting = { ...scene, riders: scene.riders.map((rider) => ({ ...rider, wait: 1 })) };
const road = (name: string, change: Partial<HomasSquare>) => ({
  ...LONG,
  squares: LONG.squares.map((square) => (square.name === name ? { ...square, ...change } : square)),
});

it.each([
  ['the only one who comes six squares follows', follow('9.1', '9.2'), LONG, scene, '13'],
  ['nobody follows for less', follow('9.1', '8.2'), LONG, scene, 'none'],
  ['of two the first follows', follow('10.1', '9.2'), LONG, scene, '11'],
  ['what costs a card is asked', follow('9.1', '9.2'), LONG, waiting, undefined],
  ['near the line following is asked', follow('9.1', '8.2'), ROAD, scene, undefined],
  ['a rider goes furthest', asked('to-0', ['8.2', '8.1', '7.1']), LONG, scene, '8.2'],
  ['a wheel is worth a square', asked('to-0', ['4.2', '3.1', '2.2']), LONG, scene, '3.1'],
  ['but not two', asked('to-0', ['5.2', '3.1', '2.2']), LONG, scene, '5.2'],
  ['the event table is left to people', asked('to-0', ['8.2', 'table']), LONG, scene, undefined],
  ['what the road makes up for is asked', asked('to-0', ['8.2', '7.2']), road('7.2', { grade: 4 }), scene, undefined],
  ['but not a little', asked('to-0', ['8.2', '7.2']), road('7.2', { grade: 3 }), scene, '8.2'],
  ['near the line every square is asked', asked('to-0', ['8.2', '8.1']), ROAD, scene, undefined],
  ['cards are always asked', asked('lead-0', ['roll', '6']), LONG, scene, undefined],
  ['relays are always asked', asked('relay-0-0', ['13', 'none']), LONG, scene, undefined],
] as const)('%s', (_, question, over, position, answer) => expect(routine(question, over, position)).toBe(answer));

it('is about following and squares', () =>
  expect(['follow-3-0', 'to-4', 'then-4', 'lead-0', 'counter-1'].map((kind) => isRoutine(asked(kind, [])))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]));

it('knows where the riders of this test are', () =>
  expect(scene.riders.map((rider) => rider.square)).toEqual(['4.1', '3.1', '1.2', '2.1'].map(at)));
