import { afterEach, describe, expect, it } from 'vitest';
import { questionOf } from '../dock/asked.sample';
import { ALL_ROLL, Orders, wishesFor } from './orders.svelte';
import { ROAD } from './sample';

afterEach(() => sessionStorage.clear());

const FOLLOW = questionOf('follow-3-0', ['11', '13', 'none'], { orders: { never: 'none', far: '13' } });

describe('a standing order', () => {
  it('holds for its turn, its seat and its kind of question', () => {
    const orders = new Orders('x/0');
    orders.give('white', 'follow', 1, { order: 'never', span: 'turn' });
    expect([
      orders.answer(FOLLOW, 1),
      orders.answer(FOLLOW, 2),
      orders.answer({ ...FOLLOW, seat: 'red' }, 1),
      orders.answer({ ...FOLLOW, asks: 'relay' }, 1),
    ]).toEqual(['none', undefined, undefined, undefined]);
  });
  it('may hold for the whole race, until it is ended', () => {
    const orders = new Orders('x/0');
    orders.give('white', 'follow', 1, { order: 'far', span: 'race' });
    expect(orders.answer(FOLLOW, 2)).toBe('13');
    orders.end('white', 'follow');
    expect(orders.answer(FOLLOW, 2)).toBeUndefined();
  });
  it('answers nothing where it means nothing', () => {
    const orders = new Orders('x/0');
    orders.give('white', 'lead', 1, { order: 'roll', span: 'race' });
    expect(orders.answer(questionOf('lead-4', ['roll', 'fitness']), 1)).toBeUndefined();
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
