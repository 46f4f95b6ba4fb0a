import { describe, expect, it } from 'vitest';
import { endsOf, linesOf, pathOf, scaleOf } from './lines';
import { TOUR } from './sample';
import { cellOf, entryOf, sheetsOf } from './sheets';

const { history, days } = TOUR;

describe('the tour sheet', () => {
  it('has seven stages across, rest days between them', () => {
    const [sheet, ...others] = sheetsOf(days);
    expect(sheet!.map(({ stage, rest }) => (rest ? 'rest' : stage + 1))).toEqual([1, 2, 3, 4, 'rest', 5, 6, 7]);
    expect(others).toEqual([]);
    expect(sheetsOf([...days, ...days, days[0]!]).map((columns) => columns.filter(({ rest }) => !rest).length)).toEqual(
      [7, 7, 1],
    );
  });

  it('adds up, and is empty where nothing was ridden', () => {
    const row = (name: 'points' | 'time' | 'sprint' | 'mountain') =>
      sheetsOf(days)[0]!.map((column) => cellOf(history, 'green', name, column));
    expect(row('points')).toEqual(['1', '4', '7', '9', '2', '', '', '']);
    expect(row('time')).toEqual(['0:20\n0:20', '0:20\n0:20', '0:20\n1:30', '0:30\n2:50', '', '', '', '']);
    expect(row('sprint')).toEqual(['0 · 1', '0 · 1', '5 · 1', '6 · 1', '', '', '', '']);
    expect(row('mountain')[3]).toBe('4 · 0');
    expect(cellOf(history, 'red', 'points', { stage: 3, rest: true })).toBe('–');
  });
});

it('has on a team’s sheet what a rider did in one stage', () => {
  expect(entryOf(history[3], 'black.R')).toEqual({ podium: 3, time: 0, sprint: 2, mountain: 5 });
  expect(entryOf(history[4], 'black.R')).toBeUndefined();
});

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
