import { describe, expect, it } from 'vitest';
import {
  cardsIn,
  counterAnswer,
  countersOf,
  gridOf,
  handsOf,
  kindOf,
  lettersOf,
  retreatAnswer,
  retreatersOf,
  swapped,
} from './answers';

it('questions are numbered, their kinds are not', () =>
  expect(['lead-3', 'follow-12-1', 'energy'].map(kindOf)).toEqual(['lead', 'follow', 'energy']));

describe('a counter', () => {
  const options = ['none', '22-6h', '22-5k', '24-5k', '22-6h,24-5k', '22-5k,24-5k'];
  it('asks riders with their cards', () =>
    expect([...countersOf(options)]).toEqual([
      ['22', ['6h', '5k']],
      ['24', ['5k']],
    ]));
  it('is written in the order in which they are asked', () =>
    expect(counterAnswer(options, { 24: '5k', 22: '6h' })).toBe('22-6h,24-5k'));
  it('may be none', () => expect(counterAnswer(options, { 22: '' })).toBe('none'));
});

describe('energy cards', () => {
  it('are chosen for each rider and the team', () => {
    expect(handsOf(['6-5k-6h-0-6h,6h', '6h-5k-6h-0-6h,6h'])).toEqual([['6', '6h'], ['5k'], ['6h'], ['0'], ['6h,6h']]);
  });
  it('of a hand', () => expect([cardsIn('6h,5k'), cardsIn('0')]).toEqual([['6h', '5k'], []]));
});

describe('falling back', () => {
  const options = ['none', '21', '23', '21,23'];
  it('names who can', () => expect(retreatersOf(options)).toEqual(['21', '23']));
  it('is answered in any order', () =>
    expect([retreatAnswer(options, ['23', '21']), retreatAnswer(options, [])]).toEqual(['21,23', 'none']));
});

describe('the starting board', () => {
  it('has letters that are free', () => expect(lettersOf(['a1234', 'a1243', 'c1234'])).toEqual(['a', 'c']));
  it('gives each letter four places', () => expect(gridOf('b')).toEqual(['-1.1', '-3.2', '0.3', '-2.4']));
  it('lets two riders change places', () => expect(swapped('1234', '1', '3')).toBe('3214'));
});
