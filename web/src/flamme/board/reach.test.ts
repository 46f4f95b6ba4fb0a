import { expect, it } from 'vitest';
import { type Preview, reachOf } from '../race/landing';
import { RIDERS } from '../race/sample';
import { firstScene } from '../race/scene';
import { lay } from '../road/lay';

const layout = lay('a b c g i D H q n t m K O L r e p J s f u'.split(' '));
const riders = firstScene(RIDERS).riders.map((rider, n) => ({ ...rider, square: n > 1 ? 12 : 9 + n, lane: n % 2 }));
const rider = riders[0]!;
const preview = (more: Partial<Preview>): Preview => ({
  rider,
  from: { square: 9, lane: 0 },
  to: { square: 13, lane: 0 },
  way: [10, 11, 12, 13],
  limited: 0,
  crowded: false,
  tags: [],
  ...more,
});

it('is every square that is ridden over, with those that are full now', () => {
  expect(reachOf(layout, preview({}), riders).map(({ square, kind }) => [square, kind])).toEqual([
    [10, 'free'],
    [11, 'free'],
    [12, 'full'],
    [13, 'free'],
  ]);
});

it('ends with what others may fill first and what the road takes', () => {
  const kinds = reachOf(layout, preview({ crowded: true, limited: 2 }), riders).map(({ kind }) => kind);
  expect(kinds.slice(2)).toEqual(['full', 'full', 'lost', 'lost']);
});

it('is nothing before a card is pointed at', () => {
  expect(reachOf(layout, preview({ to: null, way: [] }), riders)).toEqual([]);
});
