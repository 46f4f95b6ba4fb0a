import { describe, expect, it } from 'vitest';
import { lay } from '../road/lay';
import { standing, type Stood } from './tags';
import { pose } from '@/draw/road/stretch';

const layout = lay('a b c g i D H q n t m K O L r e p J s f u'.split(' '));
const cross = (a: Stood, b: Stood) =>
  Math.abs(a.x - b.x) < (a.wide + b.wide) / 2 && Math.abs(a.y - b.y) < (a.tall + b.tall) / 2;
const nearest = (tag: Stood) =>
  Math.min(
    ...layout.squares.map((laid) => {
      const p = pose(laid, 0.5, 0);
      return Math.hypot(p.x - tag.x, p.y - tag.y);
    }),
  );

describe('numbers beside the road', () => {
  it('stand on the rider’s side of it', () => {
    const wishes = [
      { key: 'right', square: 8, lane: 0, cards: 1 },
      { key: 'left', square: 8, lane: 1, cards: 1 },
    ];
    const stood = standing(layout, wishes, {
      riders: [
        { square: 8, lane: 0 },
        { square: 8, lane: 1 },
      ],
      size: 1,
    });
    expect(stood.get('right')!.y).toBeGreaterThan(0.64);
    expect(stood.get('left')!.y).toBeLessThan(-0.64);
  });

  it('never stand on each other or on the road, however dense the pack and wherever it rides', () => {
    for (const front of [9, 20, 34, 48, 60]) {
      const riders = Array.from({ length: 8 }, (_, n) => ({ square: front - (n >> 1), lane: n % 2 }));
      const wishes = riders.map(({ square, lane }) => ({ key: `${square} ${lane}`, square, lane, cards: 1 }));
      const tags = [...standing(layout, wishes, { riders, size: 1.4 }).values()];
      expect(tags).toHaveLength(8);
      expect(tags.every((tag) => nearest(tag) > 0.64)).toBe(true);
      expect(tags.filter((tag, n) => tags.slice(n + 1).some((other) => cross(tag, other)))).toEqual([]);
    }
  });

  it('make room for a sign', () => {
    const wish = [{ key: 'a', square: 8, cards: 1 }];
    const free = standing(layout, wish, { riders: [], size: 1 }).get('a')!;
    const moved = standing(layout, wish, { riders: [], signs: [free], size: 1 }).get('a')!;
    expect(Math.hypot(free.x - moved.x, free.y - moved.y)).toBeGreaterThan(0.28);
  });

  it('stays where it can be seen', () => {
    const wish = [{ key: 'a', square: 8, cards: 1 }];
    const free = standing(layout, wish, { riders: [], size: 1 }).get('a')!;
    const edge = [free.x - 5, free.y - 10, 10, 10] as const;
    const moved = standing(layout, wish, { riders: [], size: 1, view: edge }).get('a')!;
    expect(moved.y).toBeLessThan(free.y);
  });
});
