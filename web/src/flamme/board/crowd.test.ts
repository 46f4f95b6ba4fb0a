import { expect, it } from 'vitest';
import { lay } from '../road/lay';
import { at } from '../road/pose';
import { crowded } from './crowd';

const layout = lay('a b c g i u'.split(' '));
const riders = (count: number, square: number) =>
  Array.from({ length: count }, (_, n) => ({ name: `${n}`, square, lane: n % 2 }));

it('leaves those alone who have their place for themselves', () => {
  expect(crowded(layout, riders(2, 9)).size).toBe(0);
});

it.each([3, 4, 6, 12])('finds room for %i riders on one square', (count) => {
  const all = riders(count, 9);
  const aside = crowded(layout, all);
  const middles = all.map(({ name, square, lane }) => {
    const place = at(layout, square, lane);
    return { x: place.x + aside.get(name)!.x, y: place.y + aside.get(name)!.y };
  });
  const { scale } = aside.get('0')!;
  expect(scale).toBeGreaterThanOrEqual(0.4);
  for (const [n, a] of middles.entries()) {
    expect(Math.abs(a.x - 8.5)).toBeLessThan(0.5);
    expect(Math.abs(a.y)).toBeLessThan(0.64);
    for (const b of middles.slice(n + 1)) expect(Math.abs(a.x - b.x) > 0.3 || Math.abs(a.y - b.y) > 0.2).toBe(true);
  }
});

it('has each square for itself', () => {
  expect([...crowded(layout, [...riders(3, 9), { name: 'alone', square: 8, lane: 0 }]).keys()]).toEqual([
    '0',
    '1',
    '2',
  ]);
});
