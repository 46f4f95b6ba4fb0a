import { expect, it } from 'vitest';
import type { RiderWire } from '@/net/protocol';
import { EVENTS, RIDERS } from '../race/sample';
import { scenesOf } from '../race/scene';
import { counted, lastCards, pilesAt } from './piles';

const LATEST: RiderWire = {
  name: 'blue.R',
  team: 'blue',
  type: 'R',
  square: 10,
  lane: 0,
  deck: ['2e', '3', '4'],
  played: ['7'],
  taken: 1,
};
const shown = (at: number) => scenesOf(RIDERS, EVENTS)[at]!.riders[0]!;

it('puts back what the film has not shown yet', () => {
  expect(pilesAt(LATEST, shown(0))).toEqual({ left: ['3', '4', '7'], out: [] });
  expect(pilesAt(LATEST, shown(EVENTS.length))).toEqual({ left: ['2e', '3', '4'], out: ['7'] });
});

it('counts a card that lies open as out of the deck', () => {
  const open = EVENTS.findIndex((event) => event.code === 'revealed') + 1;
  expect(pilesAt(LATEST, shown(open))).toEqual({ left: ['3', '4'], out: ['7'] });
});

it('counts a pile by value, exhaustion before other twos', () => {
  expect(counted(['9', '2', '2e', '2', '2e'])).toEqual([
    { card: '2e', count: 2 },
    { card: '2', count: 2 },
    { card: '9', count: 1 },
  ]);
});

it('remembers the last open card of each rider', () => {
  const open = EVENTS.findIndex((event) => event.code === 'revealed');
  expect(lastCards(EVENTS, open).size).toBe(0);
  expect([...lastCards(EVENTS, EVENTS.length)]).toEqual([
    ['blue.R', '7'],
    ['blue.S', '2'],
    ['red.R', '4'],
    ['red.S', '2e'],
  ]);
});
