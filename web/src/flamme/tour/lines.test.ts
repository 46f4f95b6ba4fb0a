import { describe, expect, it } from 'vitest';
import { endsOf, linesOf, pathOf, scaleOf } from './lines';
import { TOUR } from './sample';

describe('the history', () => {
  it('has the points of teams and the gaps of riders after each stage', () => {
    expect(linesOf(TOUR, 'points').find(({ team }) => team === 'green')!.values).toEqual([0, 1, 4, 7, 11]);
    const gaps = linesOf(TOUR, 'general');
    expect(gaps.find(({ name }) => name === 'red.S')!.values).toEqual([0, 0, 10, 50, 110]);
    expect(gaps.every(({ values }) => values.every((value) => value >= 0))).toBe(true);
  });

  it('leaves out who never scored', () => {
    expect(linesOf(TOUR, 'mountain').map(({ name, values }) => [name, values.at(-1)])).toEqual([
      ['blue.R', 1],
      ['green.R', 4],
      ['black.R', 7],
    ]);
  });

  it('has room for the stages to come, points upwards and lost time downwards', () => {
    const points = scaleOf(linesOf(TOUR, 'points'), 7, 'points', 500, 200);
    expect(points.y(11)).toBeLessThan(points.y(0));
    expect(points.x(4)).toBeLessThan(points.x(7));
    expect(points.ticks).toEqual([0, 2, 4, 6, 8, 10]);
    const times = scaleOf(linesOf(TOUR, 'general'), 7, 'general', 500, 200);
    expect(times.y(240)).toBeGreaterThan(times.y(0));
    expect(times.ticks).toEqual([0, 60, 120, 180, 240]);
  });

  it('ends each line with a sign, none over another', () => {
    const lines = linesOf(TOUR, 'general');
    const ends = endsOf(lines, scaleOf(lines, 7, 'general', 500, 240), 240);
    for (const [n, end] of ends.entries()) if (n) expect(end.y - ends[n - 1]!.y).toBeGreaterThanOrEqual(18);
    expect(
      new Set(lines.map((line, n) => pathOf(line, n, lines.length, scaleOf(lines, 7, 'general', 500, 240)))).size,
    ).toBe(8);
  });
});
