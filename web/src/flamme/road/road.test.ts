import { describe, expect, it } from 'vitest';
import { bounds, fit, signScale } from './fit';
import { route } from './graph';
import { heights } from './heights';
import { lay } from './lay';
import { packsOf } from './packs';
import { halfAt, slab } from './paths';
import { mixed, random, seedOf } from '@/draw/road/random';
import { sector } from '@/draw/road/lines';

const on = (...squares: number[]) => squares.map((square) => ({ square }));

describe('packs', () => {
  const names = (...squares: number[]) => packsOf(on(...squares)).map(({ name }) => name);

  it('are occupied squares without an empty one between them, front first', () => {
    expect(packsOf(on(3, 4, 4, 9, 6, 6, 7))).toEqual([
      { from: 9, to: 9, squares: [9], size: 1, name: 'break', gap: 0 },
      { from: 6, to: 7, squares: [7, 6], size: 3, name: 'chase', gap: 1 },
      { from: 3, to: 4, squares: [4, 3], size: 3, name: 'peloton', gap: 1 },
    ]);
  });

  it('are a break and its chasers ahead of the peloton, and who was dropped behind it', () => {
    expect(names(20, 15, 10, 10, 2)).toEqual(['break', 'chase', 'peloton', 'dropped']);
    expect(names(20, 20, 12, 12, 12, 12, 5, 2)).toEqual(['break', 'peloton', 'dropped', 'dropped']);
  });

  it('are the peloton when all ride together', () => {
    expect(names(5, 5, 6)).toEqual(['peloton']);
  });

  it('are leaders and chasers where no pack has a third of the field', () => {
    expect(names(5)).toEqual(['head']);
    expect(names(9, 5, 2)).toEqual(['head', 'chase', 'dropped']);
    expect(names(20, 20, 15, 15, 10, 10, 5, 5)).toEqual(['head', 'chase', 'dropped', 'dropped']);
  });

  it('count a moving rider where it is nearest, and none that is not on the road', () => {
    expect(packsOf(on(0, 4.6, 6))).toEqual([{ from: 5, to: 6, squares: [6, 5], size: 2, name: 'peloton', gap: 0 }]);
    expect(packsOf([])).toEqual([]);
  });
});

describe('packs where the road splits', () => {
  // 1 2 3, then outer 4 5 6 8 10 and inner 7 9 11, then 12.
  const { squares } = lay(['X', 'b']);
  const packs = (...riders: number[]) => packsOf(on(...riders), squares).map((pack) => pack.squares);

  it('are two on two ways', () => {
    expect(packs(7, 6)).toEqual([[7], [6]]);
    expect(packs(9, 7, 4, 5)).toEqual([
      [9, 7],
      [5, 4],
    ]);
  });

  it('are one where others join them, behind or in front', () => {
    expect(packs(3, 4, 7)).toEqual([[7, 4, 3]]);
    expect(packs(12, 11, 10)).toEqual([[12, 11, 10]]);
    expect(packs(3, 4, 9)).toEqual([[9], [4, 3]]);
  });

  it('are as far apart as the way between them is long', () => {
    const gaps = (...riders: number[]) => packsOf(on(...riders), squares).map((pack) => pack.gap);
    expect(gaps(10, 2)).toEqual([0, 5]);
    expect(gaps(11, 2)).toEqual([0, 3]);
    expect(gaps(13, 10, 7)).toEqual([0, 1, 3]);
    expect(gaps(10, 7)).toEqual([0, 0]);
  });
});

describe('a route', () => {
  const { squares } = lay(['X', 'b']);

  it('is the shortest way, through a roundabout by the inner one', () => {
    expect(route(squares, 2, 13)).toEqual([3, 7, 9, 11, 12, 13]);
    expect(route(squares, 3, 8)).toEqual([4, 5, 6, 8]);
    expect(route([], 4, 7)).toEqual([5, 6, 7]);
  });

  it('is not there from one way to the other, nor back, nor to where one is', () => {
    expect([route(squares, 4, 9), route(squares, 12, 3), route(squares, 5, 5)]).toEqual([[], [], []]);
  });
});

describe('heights', () => {
  it('rise on ascents, fall on descents and begin at the lowest point', () => {
    const line = heights(lay(['b', 'N', 'B', 'u']).squares);
    expect(line).toHaveLength(25);
    expect(Math.min(...line)).toBe(0);
    for (let n = 6; n < 12; n++) expect(line[n + 1]!).toBeGreaterThan(line[n]!);
    for (let n = 12; n < 16; n++) expect(line[n + 1]!).toBeLessThan(line[n]!);
  });

  it('come down about as far as they went up', () => {
    const line = heights(lay(['b', 'D', 'b']).squares);
    expect(Math.max(...line) - line.at(-1)!).toBeGreaterThan(2);
  });
});

describe('paths', () => {
  it('draw a straight square as a box and a bend with arcs', () => {
    expect(sector(lay(['b']).squares[0]!, -0.5, 0.5)).toBe('M0 -50 L100 -50 L100 50 L0 50 Z');
    expect(slab(lay(['j']).squares[0]!)).toMatch(/A214 214 0 0 1 .* A86 86 0 0 0 /);
  });

  it('narrow over a quarter of a square on either side of the line', () => {
    const [, wide, narrow] = lay(['3B']).squares;
    expect(halfAt(wide!, 0.5)).toBe(0.64);
    expect(halfAt(wide!, 1)).toBeCloseTo(0.48, 9);
    expect(halfAt(narrow!, 0)).toBeCloseTo(0.48, 9);
    expect(halfAt(narrow!, 0.25)).toBe(0.32);
  });
});

describe('fitting', () => {
  const tiles = 'a b c g i D H q n t m K O L r e p J s f u'.split(' ');

  it('shows the whole road with room around it', () => {
    const { layout, view, scale } = fit(tiles, 1000, 400, { padX: 1, padY: 1 });
    const [x, y, w, h] = bounds(layout.squares);
    expect([x - 1 >= view[0] - 1e-9, y - 1 >= view[1] - 1e-9]).toEqual([true, true]);
    expect([x + w + 1 <= view[0] + view[2] + 1e-9, y + h + 1 <= view[1] + view[3] + 1e-9]).toEqual([true, true]);
    expect(view[2] * scale).toBeCloseTo(1000, 6);
  });

  it('turns a straight road where the box is tall', () => {
    expect(fit(['a', 'b', 'c', 'u'], 300, 600).degrees).not.toBe(0);
    expect(fit(['a', 'b', 'c', 'u'], 600, 200).degrees).toBe(0);
  });

  it('enlarges signs only when the road is far away', () => {
    expect([signScale(80), signScale(25), signScale(5)]).toEqual([1, 2, 4.4]);
  });
});

it('chance is the same for the same seed and lies between 0 and 1', () => {
  const [a, b] = [random(seedOf('a b u')), random(seedOf('a b u'))];
  const drawn = Array.from({ length: 500 }, a);
  expect(drawn).toEqual(Array.from({ length: 500 }, b));
  expect(drawn.every((one) => one >= 0 && one < 1)).toBe(true);
  expect(new Set(drawn).size).toBeGreaterThan(490);
  expect(mixed(1, 2)).not.toBe(mixed(2, 1));
});
