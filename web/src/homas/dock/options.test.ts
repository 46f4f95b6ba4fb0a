import { describe, expect, it } from 'vitest';
import { fitnessValue, mustAttack, optionOf, reachOf, reachOfOption, readMove, surest } from './options';

const OPTIONS = ['roll', '6h', 't6h', '6h+5k', '6h+t5k', 'attack-6h', 'attack-6h+5k', 'fitness', 'relay', 'rest'];
const move = (own: string[] = [], team: string[] = [], attack = false) => ({ own, team, attack });

describe('an answer', () => {
  it.each([
    ['roll', move()],
    ['6h', move(['6h'])],
    ['t6h', move([], ['6h'])],
    ['6h+t5k', move(['6h'], ['5k'])],
    ['attack-6h+5k', move(['5k', '6h'], [], true)],
  ])('%s is read', (option, read) => expect(readMove(option)).toEqual(read));
  it.each(['fitness', 'relay', 'rest'])('%s has no cards', (option) => expect(readMove(option)).toBeUndefined());
  it.each(OPTIONS.slice(0, 7))('%s is found by its cards', (option) =>
    expect(optionOf(OPTIONS, readMove(option)!)).toBe(option),
  );
  it('is found in whatever order cards were laid', () => expect(optionOf(OPTIONS, move(['5k', '6h']))).toBe('6h+5k'));
  it('is not there for cards that do not go together', () =>
    expect(optionOf(OPTIONS, move(['5k'], [], true))).toBeUndefined());
});

describe('how far', () => {
  it('two dice go on the flat', () =>
    expect(reachOf(move(), 0)).toEqual({ dice: 2, cards: 0, least: 2, most: 12, seven: true }));
  it('a climb takes', () => expect(reachOf(move(), -4)).toMatchObject({ least: 1, most: 8 }));
  it('a card replaces a die', () =>
    expect(reachOf(move(['6h']), 2)).toEqual({ dice: 1, cards: 6, least: 9, most: 14, seven: true }));
  it('two cards leave nothing to chance', () =>
    expect(reachOf(move(['6h'], ['5k']), 0)).toEqual({ dice: 0, cards: 11, least: 11, most: 11, seven: false }));
  it('one die goes after a refused relay, and makes no seven', () =>
    expect(reachOf(move(), 0, true)).toEqual({ dice: 1, cards: 0, least: 1, most: 6, seven: false }));
});

it.each([
  [['roll', '5k', '6', '5k+6', 'fitness'], '5k+6'],
  [['roll', '5k', '6', 'attack-6'], '6'],
  [['roll', 'fitness'], 'roll'],
])('of %j the surest is %s', (options, answer) => expect(surest(options)).toBe(answer));

it('fitness cards are worth what is printed; pictures attack', () => {
  expect(['2', '10', 'J', 'K', 'A'].map(fitnessValue)).toEqual([2, 10, 11, 13, undefined]);
  expect(['10', 'J', 'A'].map(mustAttack)).toEqual([false, true, true]);
});

describe('before it is given, an answer', () => {
  const rider = { fitness: 'Q' };
  it.each([
    ['roll', 0, { least: 2, most: 12 }],
    ['6h', -3, { least: 4, most: 9 }],
    ['attack-6h+5k', 2, { least: 13, most: 13 }],
    ['fitness', -4, { least: 8, most: 8 }],
  ])('%s on %i brings a rider so far', (option, grade, far) =>
    expect(reachOfOption(option, rider, grade)).toMatchObject(far),
  );

  it('brings nobody anywhere where it is a relay or a rest, and an ace is rolled for', () => {
    expect(['relay', 'rest'].map((option) => reachOfOption(option, rider, 0))).toEqual([undefined, undefined]);
    expect(reachOfOption('fitness', { fitness: 'A' }, 0)).toMatchObject({ least: 2, most: 12 });
  });
});
