import { expect, it } from 'vitest';
import { answerOf, totalOf } from './refresh';

it('keeps the order in which cards are written', () => {
  const cards = ['3', '6', '6+asc6', '7'];
  expect([answerOf(cards, [3, 0, 2]), answerOf(cards, [])]).toEqual(['3,6+asc6,7', 'none']);
  expect(totalOf(cards)).toBe(22);
});
