import { expect, it } from 'vitest';
import { answerOf, best, limitOf, playedEnergy, totalOf } from './refresh';
import { rider } from './sample.svelte';

const chosen = (cards: string[], limit: number) => best(cards, limit).map((n) => cards[n]);

it('takes the greatest total that is allowed', () => {
  expect(totalOf(chosen(['3', '4', '6', '6', '7', '8'] as string[], 24) as string[])).toBe(24);
  expect(chosen(['9', '9', '9'], 24)).toEqual(['9', '9']);
  expect(chosen(['2', '3', '4'], 24)).toEqual(['2', '3', '4']);
  expect(chosen([], 24)).toEqual([]);
});

it('takes few high cards rather than many low ones', () => {
  expect(chosen(['3', '3', '3', '4', '5', '6', '7', '7', '7'], 21)).toEqual(['7', '7', '7']);
  expect(chosen(['2', '3', '4', '5', '9', '9'], 18)).toEqual(['9', '9']);
});

it('prefers a card with a power to a plain one of its number', () => {
  expect(chosen(['7', '7+asc7', '9', '9'], 25)).toEqual(['7+asc7', '9', '9']);
});

it('never offers exhaustion, and keeps the order in which cards are written', () => {
  const cards = playedEnergy(rider('blue.R', 9, { played: ['2e', '3', '6', '6+asc6', '7'] }));
  expect(cards).toEqual(['3', '6', '6+asc6', '7']);
  expect(answerOf(cards, [3, 0, 2])).toBe('3,6+asc6,7');
  expect(answerOf(cards, [])).toBe('none');
});

it('allows one more to who took the token', () => {
  expect([limitOf(rider('blue.R', 9)), limitOf(rider('blue.R', 9, { tokens: ['minor1', 'refresh1'] }))]).toEqual([
    24, 25,
  ]);
});
