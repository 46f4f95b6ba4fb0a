import { describe, expect, it } from 'vitest';
import { lay } from '../road/lay';
import { at } from '../road/pose';
import { viewOf } from '@/frame/board/eye';
import { FOLLOWED, lookAlong, movingIn, stretch } from './focus';
import { RIDERS } from '../race/sample';
import { firstScene, type Scene } from '../race/scene';

const on = (...squares: number[]) => squares.map((square) => ({ square, mine: false }));

describe('what is followed', () => {
  it('is where most riders are', () => {
    const [from, to] = stretch(on(50, 20, 21, 22), [])!;
    expect(from).toBeLessThan(20);
    expect(to).toBeGreaterThan(22);
    expect(to).toBeLessThan(50);
  });

  it('is the front of equals', () => {
    expect(stretch(on(50, 20), [])![1]).toBeGreaterThan(50);
  });

  it('has all of your own riders, however far apart, whatever else must be seen', () => {
    const own = (...squares: number[]) => squares.map((square) => ({ square, mine: true }));
    const [from, to] = stretch([...on(50, 51), ...own(20)], [])!;
    expect([from < 20, to > 20 && to < 50]).toEqual([true, true]);
    const [behind, ahead] = stretch([...on(30), ...own(20, 44)], [46])!;
    expect([behind < 20, ahead > 46]).toEqual([true, true]);
  });

  it('is what must be seen before anything else', () => {
    const [from, to] = stretch(on(50, 51), [12, 19])!;
    expect([from < 12, to > 19]).toEqual([true, true]);
    expect(to - from).toBeCloseTo(FOLLOWED + 1, 9);
  });

  it('has those who move too, far ahead of your own riders or away from the rest', () => {
    const [from, to] = stretch([...on(50), { square: 20, mine: true }], [], [45, 50])!;
    expect([from < 20, to > 50]).toEqual([true, true]);
    const [behind, ahead] = stretch(on(50, 20, 21, 22), [], [45, 50])!;
    expect([behind < 20, ahead > 50]).toEqual([true, true]);
  });

  it('is nothing when nobody rides', () => {
    expect(stretch([], [])).toBeUndefined();
  });
});

describe('those who move', () => {
  const at = (...squares: number[]): Scene => {
    const scene = firstScene(RIDERS);
    return { ...scene, riders: scene.riders.map((rider, n) => ({ ...rider, square: squares[n]! })) };
  };
  const step = { kind: 'move' as const, from: 0, to: 1, travel: 0, rest: 0 };

  it('are seen where they were and where they come to', () => {
    expect(movingIn({ step, scenes: [at(3, 4, 5, 0), at(3, 9, 5, 1)] })).toEqual([4, 9]);
  });

  it('are none when nothing is shown', () => {
    expect(movingIn({ step: undefined, scenes: [at(3, 4, 5, 6)] })).toEqual([]);
  });
});

describe('the look along the road', () => {
  const layout = lay('a b c g i D H q n t m K O L r e p J s f u'.split(' '));
  const box = { width: 390, height: 320 };

  it('shows all those squares', () => {
    const [x, y, w, h] = viewOf(lookAlong(layout, [30, 44], box, 1), box);
    for (let square = 30; square <= 44; square++) {
      const p = at(layout, square, 0.5);
      expect([p.x > x && p.x < x + w, p.y > y && p.y < y + h]).toEqual([true, true]);
    }
  });

  it('keeps its scale as long as that does', () => {
    const { scale } = lookAlong(layout, [30, 44], box, 1);
    expect(lookAlong(layout, [30, 44], box, scale * 0.9).scale).toBe(scale * 0.9);
    expect(lookAlong(layout, [30, 44], box, scale * 0.5).scale).toBe(scale);
  });

  it('never keeps a scale at which a square would be cut off', () => {
    const { scale } = lookAlong(layout, [30, 44], box, 1);
    expect(lookAlong(layout, [30, 44], box, scale * 1.2).scale).toBe(scale);
  });
});
