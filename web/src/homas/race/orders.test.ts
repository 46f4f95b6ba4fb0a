import { afterEach, describe, expect, it } from 'vitest';
import { questionOf } from '../dock/asked.sample';
import { ALL_ROLL, Orders, wishesFor, type Now } from './orders.svelte';
import { ROAD } from './sample';

/** Turn and attack by their numbers. */
const now = (turn: number, attack = 0): Now => ({ turn: `${turn}`, attack: `${turn}/${attack}` });

afterEach(() => sessionStorage.clear());

const FOLLOW = questionOf('follow-3-0', ['11', '13', 'none'], { orders: { never: 'none', far: '13' } });

describe('a standing order', () => {
  it('holds for its turn, its seat and its kind of question', () => {
    const orders = new Orders('x/0');
    orders.give('white', 'follow', now(1), { order: 'never', span: 'turn' });
    expect([
      orders.answer(FOLLOW, now(1)),
      orders.answer(FOLLOW, now(2)),
      orders.answer({ ...FOLLOW, seat: 'red' }, now(1)),
      orders.answer({ ...FOLLOW, asks: 'relay' }, now(1)),
    ]).toEqual(['none', undefined, undefined, undefined]);
  });
  it('may hold for the whole race, until it is ended', () => {
    const orders = new Orders('x/0');
    orders.give('white', 'follow', now(1), { order: 'far', span: 'race' });
    expect(orders.answer(FOLLOW, now(2))).toBe('13');
    orders.end('white', 'follow');
    expect(orders.answer(FOLLOW, now(2))).toBeUndefined();
  });
  it('against an attack holds until the next one', () => {
    const [orders, counter] = [
      new Orders('x/0'),
      questionOf('counter-3-0', ['none', '11-6'], { orders: { never: 'none' } }),
    ];
    orders.give('white', 'counter', now(1, 1), { order: 'never', span: 'attack' });
    expect([now(1, 1), now(1, 2), now(2, 1)].map((each) => orders.answer(counter, each))).toEqual([
      'none',
      undefined,
      undefined,
    ]);
  });
  it('answers nothing where it means nothing', () => {
    const orders = new Orders('x/0');
    orders.give('white', 'lead', now(1), { order: 'roll', span: 'race' });
    expect(orders.answer(questionOf('lead-4', ['roll', 'fitness']), now(1))).toBeUndefined();
  });
  it('is offered only where it would answer, and against the clock never for a turn', () => {
    const lead = questionOf('lead-4', ['roll', '6', 'fitness'], { orders: { roll: 'roll' } });
    const all = [
      { order: 'roll', span: 'turn' },
      { order: 'roll', span: 'race' },
    ];
    expect(wishesFor(lead, ROAD)).toEqual(all);
    expect(wishesFor({ ...lead, orders: {} }, ROAD)).toEqual([]);
    expect(wishesFor(lead, { ...ROAD, trial: true })).not.toContainEqual(ALL_ROLL);
    expect(wishesFor(FOLLOW, ROAD)).toHaveLength(3);
  });
});
