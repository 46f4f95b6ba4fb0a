import { describe, expect, it } from 'vitest';
import { alike, between, held, lookAt, origin, panned, viewOf, within, zoomed, type Eye } from './eye';

const box = { width: 800, height: 400 };
const eye: Eye = { x: 10, y: 5, scale: 20 };

/** Which place of the land lies under a point of the box. */
const under = (one: Eye, px: number, py: number) => {
  const zero = origin(one, box);
  return [(px - zero.x) / one.scale, (py - zero.y) / one.scale];
};

describe('the eye', () => {
  it('has its place in the middle of the box', () => {
    expect(under(eye, 400, 200)).toEqual([10, 5]);
    expect(viewOf(eye, box)).toEqual([-10, -5, 40, 20]);
    expect(viewOf(lookAt([-10, -5, 40, 20], 20), box)).toEqual([-10, -5, 40, 20]);
  });

  it('keeps the land under the hand when it comes closer', () => {
    const [x, y] = under(eye, 650, 90);
    const [x2, y2] = under(zoomed(eye, 2.5, box, 650, 90), 650, 90);
    expect([x2, y2]).toEqual([expect.closeTo(x!, 9), expect.closeTo(y!, 9)]);
    expect(zoomed(eye, 2, box)).toEqual({ x: 10, y: 5, scale: 40 });
  });

  it('takes the land along with the hand', () => {
    const [x, y] = under(eye, 100, 100);
    expect(under(panned(eye, 60, -30), 160, 70)).toEqual([x, y]);
  });

  it('goes a part of the way to another look, as fast in scale as in place', () => {
    expect(between(eye, { x: 20, y: 5, scale: 80 }, 0.5)).toEqual({ x: 15, y: 5, scale: 40 });
    expect(alike(between(eye, { x: 20, y: 5, scale: 80 }, 1), { x: 20, y: 5, scale: 80 })).toBe(true);
    expect(alike(eye, { ...eye, x: 10.2 })).toBe(false);
  });
});

describe('the eye within its limits', () => {
  const limits = { land: [0, 0, 60, 30] as const, least: 10, most: 100 };

  it('never looks past the land', () => {
    const seen = viewOf(held({ x: -50, y: 90, scale: 20 }, box, limits), box);
    expect(within(seen, limits.land)).toBe(true);
    expect(seen.slice(0, 2)).toEqual([0, 10]);
  });

  it('has the land in the middle where the box is larger', () => {
    expect(held({ x: 3, y: 3, scale: 10 }, box, limits)).toEqual({ x: 30, y: 15, scale: 10 });
  });

  it('comes neither closer nor farther than allowed', () => {
    expect(held({ ...eye, scale: 1000 }, box, limits).scale).toBe(100);
    expect(held({ ...eye, scale: 1 }, box, limits).scale).toBe(10);
  });
});
