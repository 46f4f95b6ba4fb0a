import { describe, expect, it } from 'vitest';
import type { EventWire } from '../../net/protocol';
import type { Step } from '../steps';
import { riddenBefore, ridingNow, touched } from './happening';

const event = (code: string, args: EventWire['args']): EventWire => ({ code, rule: '', args });
const moved = (rider: string, card: string, speed: number, limited: number, blocked: number) =>
  event('moved', { rider, card, speed, limited, blocked });
const step = (kind: Step['kind'], from: number, to = from + 1): Step => ({ kind, from, to, travel: 0, rest: 0 });

const EVENTS = [
  event('revealed', { rider: 'red.R', card: '7' }),
  event('revealed', { rider: 'blue.R', card: '2e' }),
  moved('red.R', '7', 7, 2, 1),
  moved('blue.R', '2e', 5, 0, 0),
  event('removed', {}),
  event('slipped', { moves: [['blue.R', 9, 0], ['red.R', 8, 1]] }),
];

describe('what happens', () => {
  it('touches the riders of its events', () => {
    expect(touched(step('reveal', 0, 2), EVENTS)).toEqual(['red.R', 'blue.R']);
    expect(touched(step('slip', 5), EVENTS)).toEqual(['blue.R', 'red.R']);
  });

  it('changes a card by road and by riders while its rider rides', () => {
    expect(ridingNow(EVENTS, step('move', 2), 'red.R')).toEqual({ card: 7, allowed: 5, gone: 4 });
    expect(ridingNow(EVENTS, step('move', 2), 'blue.R')).toBeUndefined();
    expect(ridingNow(EVENTS, step('slip', 5), 'red.R')).toBeUndefined();
  });

  it('is known of a card from its move until the cards are taken away', () => {
    expect(riddenBefore(EVENTS, 2, 'red.R')).toBeUndefined();
    expect(riddenBefore(EVENTS, 4, 'red.R')?.gone).toBe(4);
    expect(riddenBefore(EVENTS, 4, 'blue.R')).toEqual({ card: 2, allowed: 5, gone: 5 });
    expect(riddenBefore(EVENTS, 5, 'red.R')).toBeUndefined();
  });
});
