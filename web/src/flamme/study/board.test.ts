/** A position that is changed on the study board stays one that the server can read. */
import { describe, expect, it } from 'vitest';
import type { FlammeRoad } from '@/net/protocol';
import { canRest, laid, moved, printLine, readLine, rested, tired } from './line';
import { fromHash, toHash } from '@/replay/study/address';
import { printAsked, readAsked } from './link';
import { nextFree, placesOf } from './places';
import { inHand } from './board.svelte';

const LINE =
  'flamme/1 rules=weather teams=blue,red:muscle road=tiles:a,b,D%,u at=7.energy ' +
  'blue.R=34r|3,4,4+chase|5,6|3,7||1|flandrien||0||0 blue.S=30+2r!|2,9|||4|2 red.R=3r|3|||| red.S=2l|2||||0';
const line = readLine(LINE);
const rider = (text: string, n = 0): string => text.split(' ')[5 + n]!;

describe('a line', () => {
  it('is printed as it was read', () => expect(printLine(line)).toBe(LINE));

  it('has a moved rider in its place', () =>
    expect(rider(printLine(moved(line, 'blue.S', '12l')), 1)).toBe('blue.S=12l|2,9|||4|2'));

  it('keeps its piles in the order of their values, powers behind plain cards', () => {
    const out = laid(laid(line, 'blue.R', '3', 'played', 'recycled'), 'blue.R', '4+chase', 'down', 'recycled');
    expect(rider(printLine(out))).toBe('blue.R=34r|3,4|3,4+chase,5,6|7||1|flandrien||0||0');
    const back = laid(laid(line, 'blue.R', '4+chase', 'down', 'played'), 'blue.R', '4', 'down', 'played');
    expect(rider(printLine(back))).toBe('blue.R=34r|3|5,6|3,4,4+chase,7||1|flandrien||0||0');
  });

  it('counts exhaustion cards, and gives back only those that were taken', () => {
    const more = tired(line, 'blue.R');
    expect(rider(printLine(more))).toBe('blue.R=34r|3,4,4+chase|2e,5,6|3,7||2|flandrien||0||0');
    expect(printLine(rested(more, 'blue.R'))).toBe(LINE);
    expect(line.riders.map(canRest)).toEqual([false, false, false, false]);
    expect(printLine(rested(line, 'blue.R'))).toBe(LINE);
  });
});

describe('a link', () => {
  it('carries position, rider and hand, the signs of the weather too', () => {
    const asked = { position: LINE, rider: 'blue.R', hand: ['3', '4+chase'] };
    const hash = toHash(printAsked(asked));
    expect(hash).not.toContain(' ');
    expect(readAsked(fromHash(hash))).toEqual(asked);
  });

  it('may name a rider without a hand, or nobody', () => {
    expect(readAsked(`${LINE} hand=red.S:`)).toEqual({ position: LINE, rider: 'red.S', hand: [] });
    expect(readAsked(LINE)).toEqual({ position: LINE, rider: '', hand: [] });
  });

  it('that is broken is read as it is', () => expect(fromHash('flamme/1_%E0')).toBe('flamme/1 %E0'));
});

describe('places', () => {
  const road = {
    squares: [{ lanes: 2 }, { lanes: 3 }, { lanes: 1, name: '2+1' }, { lanes: 2 }],
    line: 3,
  } as unknown as FlammeRoad;
  const places = placesOf(road);

  it('are all lanes up to the line, called as in a position line', () =>
    expect(places.map(({ text }) => text)).toEqual(['1r', '1l', '2r', '2m', '2l', '2+1r']));

  it('lead a rider a square or more on, round those who are there', () => {
    expect(nextFree(places, new Set(['1r', '2r']), '1r', 1)).toBe('2m');
    expect(nextFree(places, new Set(['2r', '2m', '2l']), '1r', 1)).toBe('2+1r');
    expect(nextFree(places, new Set(['1r']), '2m', -1)).toBe('1l');
    expect(nextFree(places, new Set(), '1r', -1)).toBe('');
  });
});

it('of equal cards as many are in the hand as it has', () =>
  expect(inHand(['3', '4', '4', '4'], ['4', '4'])).toEqual([false, true, true, false]));
