import { describe, expect, it } from 'vitest';
import type { HomasRoad } from '@/net/protocol';
import { at, layRoad, laneOffset, placeOf, ridden, squareShape, travelled, type Layout } from './layout';
import { partsOf, ROW } from './parts';
import { flat, roadOf, squareOf } from '../draw/sample';
import { HALF, LANE } from './wind';

/** As many curves as a classic has, and in its order: mostly to the left. */
const CLASSIC = roadOf(
  flat(180),
  [
    'left 2-5, right 9-11, left 19-22, left 33-36, left 45-47, left 59-62, right 66-68, ' +
      'left 76-79, right 87-89, left 102-104',
    'left 116-119, right 123-125, left 133-136, right 144-146, left 159-161, left 170-173, right 176-178',
  ].join(', '),
);

const apart = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y);
const pose = (layout: Layout, name: string) => placeOf(layout, squareOf(layout.road, name));

/** How near the road comes to a part of itself that is more than ten rows away. */
function nearest(layout: Layout): number {
  const places: { x: number; y: number }[] = [];
  for (let progress = -5 * ROW; progress <= (layout.road.length + 12) * ROW; progress += ROW)
    places.push(at(layout, progress, 0));
  return Math.min(...places.flatMap((place, n) => places.slice(n + 11).map((other) => apart(place, other))));
}

describe('a road in pieces', () => {
  it('is grid, curves, straights of a few rows, and what lies beyond', () => {
    const parts = partsOf(roadOf(flat(12), 'left 3-5, right 9-10'), 3);
    expect(parts.map(({ from, rows, side }) => [from / ROW, rows, side])).toEqual([
      [-5, 5, 0],
      [0, 2, 0],
      [2, 3, -1],
      [5, 3, 0],
      [8, 2, 1],
      [10, 2, 0],
      [12, 3, 0],
    ]);
    expect(parts.map(({ stiff }) => stiff)).toEqual([true, false, false, false, false, false, true]);
  });

  it('knows curves that follow each other at once', () => {
    const parts = partsOf(roadOf(flat(9), 'left 1-3, left 4-7'), 1);
    expect(parts.filter(({ side }) => side).map(({ from, rows }) => [from / ROW, rows])).toEqual([
      [0, 3],
      [3, 4],
    ]);
  });
});

describe('a road on the table', () => {
  it('has its lanes beside each other, the first on the right', () => {
    const layout = layRoad(roadOf(flat(10)));
    const [right, next, , left] = [1, 2, 3, 4].map((lane) => pose(layout, `1.${lane}`));
    expect(apart(right!, next!)).toBeCloseTo(LANE);
    expect(apart(right!, left!)).toBeCloseTo(3 * LANE);
    // Riding to the right of the picture, the right-hand side is below.
    expect(right!.y).toBeGreaterThan(left!.y);
    expect(laneOffset(1)).toBeCloseTo(1.5 * LANE);
  });

  it.each(['left', 'right'] as const)(
    'turns a quarter to the %s, and squares are as long inside as outside',
    (side) => {
      const layout = layRoad(roadOf(flat(12), `${side} 5-7`));
      const [before, after] = [at(layout, 4 * ROW, 0), at(layout, 7 * ROW - 0.001, 0)];
      expect(after.h - before.h).toBeCloseTo(((side === 'left' ? -1 : 1) * Math.PI) / 2, 2);
      const arc = (lanes: readonly [number, number], from: number, to: number) => {
        const offset = (laneOffset(lanes[0]) + laneOffset(lanes[1])) / 2;
        return Array.from({ length: 100 }, (_, n) =>
          apart(
            at(layout, from + ((to - from) * n) / 100, offset),
            at(layout, from + ((to - from) * (n + 1)) / 100, offset),
          ),
        ).reduce((a, b) => a + b);
      };
      const [inner, outer]: [readonly [number, number], readonly [number, number]] =
        side === 'right'
          ? [
              [1, 2],
              [3, 4],
            ]
          : [
              [3, 4],
              [1, 2],
            ];
      expect(arc(inner, 4 * ROW, 5 * ROW)).toBeCloseTo(1, 1);
      expect(arc(outer, 4 * ROW, 4 * ROW + 36)).toBeCloseTo(1, 1);
    },
  );

  it.each([0.6, 1, 1.8, 2.4, 3.2])('never meets itself in a box of shape %s', (shape) => {
    expect(nearest(layRoad(CLASSIC, shape))).toBeGreaterThan(2 * HALF + 1);
  });

  it('is always laid the same, and has no gap', () => {
    const layout = layRoad(CLASSIC);
    expect(layRoad({ ...CLASSIC }).laid).toEqual(layout.laid);
    for (const { from } of layout.laid.slice(1))
      expect(apart(at(layout, from - 0.001, 0), at(layout, from, 0))).toBeLessThan(0.01);
  });

  it('goes on straight beyond what is drawn', () => {
    const layout = layRoad(roadOf(flat(6)));
    expect(apart(at(layout, 20 * ROW, 0), at(layout, 25 * ROW, 0))).toBeCloseTo(5);
  });

  it('has squares with four corners inside their lines', () => {
    const layout = layRoad(roadOf(flat(8), 'left 3-5'));
    expect(squareShape(layout, squareOf(layout.road, '1.2'))).toMatch(/^M[-\d. ]+ [LA].* Z$/);
    expect(squareShape(layout, squareOf(layout.road, '5+1.1'))).toContain('A');
  });
});

describe('a rider on its way', () => {
  const road: HomasRoad = roadOf(flat(12), 'left 5-7');
  const layout = layRoad(road);
  const way = ['2.3', '3.3', '4.2', '5.2'].map((name) => squareOf(road, name));

  it('starts and ends in the middle of its squares', () => {
    expect(apart(ridden(layout, { way, done: 0 }), pose(layout, '2.3'))).toBeCloseTo(0);
    expect(apart(ridden(layout, { way, done: 1 }), pose(layout, '5.2'))).toBeCloseTo(0);
    expect(apart(ridden(layout, { way: [way[0]!], done: 1 }), pose(layout, '2.3'))).toBeCloseTo(0);
  });

  it('passes every square, and changes lanes between two of them', () => {
    expect(apart(ridden(layout, { way, done: 2 / 3 }), pose(layout, '4.2'))).toBeCloseTo(0);
    const [left, middle, right] = [1 / 3, 1 / 2, 2 / 3].map((done) => ridden(layout, { way, done }));
    expect(apart(left!, middle!)).toBeCloseTo(apart(middle!, right!), 1);
    expect(travelled(road, { way, done: 0.5 })).toBe(3 * ROW);
  });
});
