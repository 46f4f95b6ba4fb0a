// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { HomasQuestion } from '@/net/protocol';
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
import { Orders } from '../race/orders.svelte';

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

describe('a standing order', () => {
  const question: HomasQuestion = {
    game: 'homas',
    id: 'q',
    seat: 'white',
    rider: '',
    kind: 'follow-3-0',
    options: ['11', '13', 'none'],
  };
  it('answers for this turn', () => {
    const orders = new Orders('x/0');
    orders.give('white', 'follow', 'never', 4);
    expect([
      orders.answer(question, 4),
      orders.answer(question, 5),
      orders.answer({ ...question, seat: 'red' }, 4),
    ]).toEqual(['none', undefined, undefined]);
    orders.give('white', 'follow', 'always', 4);
    expect(orders.answer(question, 4)).toBe('11');
    orders.give('white', 'follow', undefined);
    expect(orders.answer(question, 4)).toBeUndefined();
  });
  it('may be for the whole race', () => {
    const orders = new Orders('x/0');
    orders.give('white', 'retreat', 'never');
    expect(orders.answer({ ...question, kind: 'retreat', options: ['none', '11'] }, 9)).toBe('none');
  });
  it('is silent where nothing can be refused', () => {
    const orders = new Orders('x/0');
    orders.give('white', 'lead', 'never');
    expect(orders.answer({ ...question, kind: 'lead-1', options: ['roll'] }, 1)).toBeUndefined();
  });
});
