import { expect, it } from 'vitest';
import { figure } from '@/replay/study/study.sample';
import { whyOf, type Sight } from './why';

const sight = (more: Partial<Sight> = {}) => ({ exhausted: 20, sheltered: 20, blocked: 0, wasted: 0, ...more });
const wins = { 3: figure(40), 5: figure(46) };
const why = (answer: string, chances: Record<string, Sight>, best: string | null = '5') =>
  whyOf({
    rider: 'R',
    answer,
    chances: chances as unknown as Record<string, Record<string, number>>,
    wins,
    best,
    known: figure(64),
  });

it('says how often each card wins as its seat knew the race, and beside it with all cards known', () =>
  expect(why('5', { 3: sight(), 5: sight() })).toMatchObject({
    wins: Object.entries(wins),
    known: figure(64),
    better: null,
    close: false,
  }));

it('names the card that would have been better', () => expect(why('3', { 3: sight(), 5: sight() }).better).toBe('5'));

it('knows when it is too close to call', () =>
  expect(why('3', { 3: sight(), 5: sight() }, null)).toMatchObject({ close: true, better: null }));

it('has a reason for what a card brings more than the others', () => {
  expect(why('5', { 3: sight({ exhausted: 60 }), 5: sight() }).reasons).toEqual(['tires-less']);
  expect(why('5', { 3: sight(), 5: sight({ sheltered: 50 }) }).reasons).toEqual(['shelter']);
  expect(why('5', { 3: sight({ blocked: 40 }), 5: sight() }).reasons).toEqual(['blocked']);
  expect(why('5', { 5: sight(), 9: sight({ wasted: 4 }) }).reasons).toEqual(['climb', 'keeps']);
  expect(why('5', { 3: sight(), 5: sight() }).reasons).toEqual([]);
});

it('knows no reason for a card of which nothing was seen', () =>
  expect(why('2e', { 3: sight(), 5: sight() }).reasons).toEqual([]));
