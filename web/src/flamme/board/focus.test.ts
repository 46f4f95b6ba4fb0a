import { describe, expect, it } from 'vitest';
import { lay } from '../road/lay';
import { at } from '../road/pose';
import { viewOf } from '@/frame/board/eye';
import { FOLLOWED, lookAlong, movingIn, sightOf } from './focus';
import { RIDERS } from '../race/sample';
import { firstScene, type Scene } from '../race/scene';

const stretch = (...of: Parameters<typeof sightOf>) => sightOf(...of)?.seen;
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

  const own = (...squares: number[]) => squares.map((square) => ({ square, mine: true }));
  const shows = (of: readonly [number, number] | undefined, square: number) => of![0] < square && of![1] > square;

  it('has your own riders and the head of the race, but not the one of yours who is dropped', () => {
    const both = stretch([...on(50), ...own(44, 40)], []);
    expect([40, 44, 50].map((square) => shows(both, square))).toEqual([true, true, true]);
    const dropped = stretch([...on(50), ...own(44, 20)], []);
    expect([20, 44, 50].map((square) => shows(dropped, square))).toEqual([false, true, true]);
  });

  it('stays with the first of your own riders where all are dropped', () => {
    const behind = stretch([...on(50, 51), ...own(20, 5)], []);
    expect([5, 20, 50].map((square) => shows(behind, square))).toEqual([false, true, false]);
  });

  it('goes to the one who is asked about, wherever the other is', () => {
    const asked = stretch([...on(50), ...own(44, 20)], [20, 27]);
    expect([20, 27, 44].map((square) => shows(asked, square))).toEqual([true, true, false]);
    const beside = stretch([...on(50), ...own(30, 20)], [20, 27]);
    expect([20, 27, 30].map((square) => shows(beside, square))).toEqual([true, true, true]);
  });

  it('is what must be seen before anything else', () => {
    const [from, to] = stretch(on(50, 51), [12, 19])!;
    expect([from < 12, to > 19]).toEqual([true, true]);
    expect(to - from).toBeCloseTo(FOLLOWED + 1, 9);
  });

  it('has those who move too, far ahead of your own riders or away from the rest', () => {
    const far = sightOf([...on(50), ...own(20)], [], [45, 50])!;
    expect([20, 45, 50].map((square) => shows(far.seen, square))).toEqual([true, true, true]);
    expect(far.heart).toEqual([45, 50]);
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
  const look = (seen: readonly [number, number], before: number, least = 1) =>
    lookAlong(layout, { seen, heart: [seen[0], seen[0]] }, box, before, { least, most: Infinity });

  it('shows all those squares', () => {
    const [x, y, w, h] = viewOf(look([30, 44], 1), box);
    for (let square = 30; square <= 44; square++) {
      const p = at(layout, square, 0.5);
      expect([p.x > x && p.x < x + w, p.y > y && p.y < y + h]).toEqual([true, true]);
    }
  });

  it('keeps its scale as long as that does', () => {
    const { scale } = look([30, 44], 1);
    expect(look([30, 44], scale * 0.9).scale).toBe(scale * 0.9);
    expect(look([30, 44], scale * 0.5).scale).toBe(scale);
  });

  it('never keeps a scale at which a square would be cut off', () => {
    const { scale } = look([30, 44], 1);
    expect(look([30, 44], scale * 1.2).scale).toBe(scale);
  });

  it('never shows riders too small: then the heart of it is in the middle', () => {
    const whole = look([2, 100], 1);
    const near = look([2, 100], 1, 20);
    expect([whole.scale < 20, near.scale]).toEqual([true, 20]);
    const [x, y, w, h] = viewOf(near, box);
    const p = at(layout, 3, 0.5);
    expect([p.x > x && p.x < x + w, p.y > y && p.y < y + h]).toEqual([true, true]);
  });
});
