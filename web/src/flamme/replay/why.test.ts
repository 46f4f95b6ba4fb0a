import { expect, it } from 'vitest';
import { whyOf, type Sight } from './why';

const sight = (win: number, more: Partial<Sight> = {}) => ({
  ...{ win, exhausted: 20, sheltered: 20, blocked: 0, wasted: 0 },
  ...more,
});
const why = (answer: string, chances: Record<string, Sight>) =>
  whyOf({
    rider: 'R',
    answer,
    wins: {},
    best: null,
    known: { mean: 0.5, error: 0.01, shown: 50 },
    chances: chances as unknown as Record<string, Record<string, number>>,
  });

it('says what was seen of each card', () => {
  const told = why('5', { 3: sight(40), 5: sight(46) });
  expect(told.seen.map(([card, { win }]) => [card, win])).toEqual([
    ['3', 40],
    ['5', 46],
  ]);
  expect(told.better).toBeNull();
});

it('names the card that would have been better', () =>
  expect(why('3', { 3: sight(40), 5: sight(46) }).better).toBe('5'));

it('knows when it made no difference', () => {
  expect(why('3', { 3: sight(0), 5: sight(0) })).toMatchObject({ level: true, better: null });
  expect(why('3', { 3: sight(0), 5: sight(1) }).level).toBe(false);
});

it('has a reason for what a card brings more than the others', () => {
  expect(why('5', { 3: sight(40, { exhausted: 60 }), 5: sight(46) }).reasons).toEqual(['tires-less']);
  expect(why('5', { 3: sight(40), 5: sight(46, { sheltered: 50 }) }).reasons).toEqual(['shelter']);
  expect(why('5', { 3: sight(40, { blocked: 40 }), 5: sight(46) }).reasons).toEqual(['blocked']);
  expect(why('5', { 5: sight(46), 9: sight(40, { wasted: 4 }) }).reasons).toEqual(['climb', 'keeps']);
  expect(why('5', { 3: sight(40), 5: sight(46) }).reasons).toEqual([]);
});

it('knows no reason for a card of which nothing was seen', () =>
  expect(why('2e', { 3: sight(40), 5: sight(46) })).toMatchObject({ better: null, reasons: [] }));
