import { expect, it } from 'vitest';
import type { HomasEvent } from '@/net/protocol';
import { soundOf } from './sounds';

const heard = (code: string, args = {}) => soundOf({ code, rule: '', args } as HomasEvent);

it('has a sound for dice, cards, wheels and lines, and none for words', () => {
  const codes = ['rolled', 'played', 'attacked', 'followed', 'summit', 'rushed', 'rested', 'phase'];
  expect(codes.map((code) => heard(code))).toEqual([
    'dice',
    'card',
    'card',
    'freewheel',
    'bell',
    'bell',
    undefined,
    undefined,
  ]);
});

it('lets the crowd cheer once, for the winner', () => {
  expect([1, 2, 3].map((place) => heard('arrived', { place }))).toEqual(['crowd', undefined, undefined]);
});
