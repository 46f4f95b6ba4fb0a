import { expect, it } from 'vitest';
import { daysAgo } from './when';

const now = new Date(2026, 5, 15, 12);
const before = (days: number) => new Date(2026, 5, 15 - days, 23, 30).getTime() / 1000;

it.each([
  [0, 'today'],
  [1, 'yesterday'],
  [3, '3 days ago'],
  [8, 'last week'],
  [45, 'last month'],
  [800, '2 years ago'],
])('%i days ago is %s', (days, words) => expect(daysAgo(before(days), 'en', now)).toBe(words));

it('is said in French too', () => expect(daysAgo(before(1), 'fr', now)).toBe('hier'));

it('a clock that is ahead does not tell the future', () => expect(daysAgo(before(-2), 'en', now)).toBe('today'));
