import { expect, test } from 'vitest';
import type { EventWire, FlammeEvent } from '@/net/protocol';
import { EVENTS } from '../race/sample';
import { handsOf } from './reel.svelte';

const event = (code: string, args: EventWire['args'], to?: string): FlammeEvent =>
  ({ code, rule: '', args, to }) as FlammeEvent;

test('a hand is there when it is drawn, and then what was chosen of it', () => {
  expect(handsOf(EVENTS, 5, 'blue')).toEqual([]);
  expect(handsOf(EVENTS, 6, 'blue')).toEqual([{ rider: 'blue.R', cards: ['3', '4', '6', '7'], chosen: null }]);
  expect(handsOf(EVENTS, 7, 'blue')).toMatchObject([{ chosen: '7' }]);
});

test('it can be looked at until the next round, which begins without one', () => {
  expect(handsOf(EVENTS, 20, 'blue')).toMatchObject([{ rider: 'blue.R', chosen: '7' }]);
  expect(handsOf(EVENTS, 21, 'blue')).toEqual([]);
});

test('no other seat sees it', () => {
  expect(handsOf(EVENTS, 20, 'red')).toEqual([]);
});

test('of the two hands for a breakaway each keeps its own choice', () => {
  const bids = [
    event('phase', { round: 0, phase: 'breakaway' }),
    event('drew', { rider: 'blue.R', hand: ['3', '4'] }, 'blue'),
    event('bid', { rider: 'blue.R', card: '4' }, 'blue'),
    event('drew', { rider: 'blue.R', hand: ['3', '7'] }, 'blue'),
    event('bid', { rider: 'blue.R', card: '7' }, 'blue'),
  ];
  expect(handsOf(bids, 5, 'blue').map(({ chosen }) => chosen)).toEqual(['4', '7']);
});

test('a card that was never drawn is a hand of its own', () => {
  const declared = [
    event('phase', { round: 1, phase: 'declare' }),
    event('declared', { rider: 'red.S', card: '2e' }, 'red'),
  ];
  expect(handsOf(declared, 2, 'red')).toEqual([{ rider: 'red.S', cards: ['2e'], chosen: '2e' }]);
});
