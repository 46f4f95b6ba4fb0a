import { describe, expect, it } from 'vitest';
import type { EventWire, FlammeEvent } from '@/net/protocol';
import type { Step } from '../race/steps';
import { firstScene } from '../race/scene';
import { RIDERS } from '../race/sample';
import { effectsOf, gainingIn, riddenBefore, ridingNow } from './moment';

const event = (code: string, args: EventWire['args']): FlammeEvent => ({ code, rule: '', args }) as FlammeEvent;
const moved = (rider: string, card: string, speed: number, limited: number, blocked: number) =>
  event('moved', { rider, card, speed, limited, blocked });
const step = (kind: Step['kind'], from: number, to = from + 1): Step => ({ kind, from, to, travel: 0, rest: 0 });

const EVENTS = [
  event('revealed', { rider: 'red.R', card: '7' }),
  event('revealed', { rider: 'blue.R', card: '2e' }),
  moved('red.R', '7', 7, 2, 1),
  moved('blue.R', '2e', 5, 0, 0),
  event('removed', {}),
  event('slipped', {
    moves: [
      ['blue.R', 9, 0],
      ['red.R', 8, 1],
    ],
  }),
];

describe('what happens', () => {
  it('is shown over the riders of its events', () => {
    const scene = firstScene(RIDERS);
    const late = { ...scene, riders: scene.riders.map((rider) => ({ ...rider, minutes: 2 })) };
    const events = [
      event('token', { rider: 'red.R', pile: 'major', side: 'mountain', value: 5 }),
      event('minute', { rider: 'blue.R' }),
      event('timed', { rider: 'red.R', time: 40 }),
      event('home', { rider: 'red.R', round: 9 }),
      event('home', { rider: 'blue.S', round: 9 }),
      event('podium', { rider: 'red.R', points: 3 }),
      event('won', { rider: 'red.R' }),
    ];
    const shown = (from: number, to: number) =>
      effectsOf(step('home', from, to), events, late).map(({ kind, rider, value }) => [kind, rider, value]);
    expect(effectsOf(step('token', 0), events, late)).toEqual([
      { kind: 'token', rider: 'red.R', side: 'mountain', value: 5 },
    ]);
    expect(shown(1, 3)).toEqual([
      ['minute', 'blue.R', 2],
      ['time', 'red.R', 40],
    ]);
    expect(shown(3, 7)).toEqual([
      ['home', 'blue.S', 0],
      ['podium', 'red.R', 3],
    ]);
  });

  it('changes a card by road and by riders while its rider rides', () => {
    expect(ridingNow(EVENTS, step('move', 2), 'red.R')).toEqual({ card: 7, allowed: 5, gone: 4 });
    expect(ridingNow(EVENTS, step('move', 2), 'blue.R')).toBeUndefined();
    expect(ridingNow([event('pushed', { rider: 'blue.R' }), EVENTS[2]!], step('move', 0, 2), 'red.R')?.gone).toBe(4);
    expect(ridingNow(EVENTS, step('slip', 5), 'red.R')).toBeUndefined();
  });

  it('names those who are drawn along, each with the square it comes from', () => {
    const before = firstScene(RIDERS);
    const after = { ...before, riders: before.riders.map((rider, n) => ({ ...rider, square: n > 1 ? 9 : 0 })) };
    const scenes = [before, after];
    expect(gainingIn({ step: step('slip', 0), scenes }).map(({ name, from }) => [name, from])).toEqual([
      ['red.R', 0],
      ['red.S', 0],
    ]);
    expect(gainingIn({ step: step('move', 0), scenes })).toEqual([]);
  });

  it('is known of a card from its move until the cards are taken away', () => {
    expect(riddenBefore(EVENTS, 2, 'red.R')).toBeUndefined();
    expect(riddenBefore(EVENTS, 4, 'red.R')?.gone).toBe(4);
    expect(riddenBefore(EVENTS, 4, 'blue.R')).toEqual({ card: 2, allowed: 5, gone: 5 });
    expect(riddenBefore(EVENTS, 5, 'red.R')).toBeUndefined();
  });
});
