import { describe, expect, it } from 'vitest';
import { at } from '../road/layout';
import { ROW } from '../road/parts';
import { flat, roadOf } from '../draw/sample';
import { layPlain } from './plain';
import { EXAMPLES, LEGEND, type RuleScene } from './scenes';

const SCENES: readonly (readonly [string, RuleScene])[] = [
  ...Object.entries(EXAMPLES),
  ...LEGEND.map(({ name, scene }) => [name, scene] as const),
];

describe.each(SCENES)('the drawing of %s', (_, { road, view, row, wide, lands, tags, arrows, mine, counted }) => {
  const riders = new Map(view.riders.map(({ name, square }) => [name, square]));

  it('has everybody on a square of their own', () => {
    expect([...riders.values()].filter((square) => square < 0)).toEqual([]);
    expect(new Set(riders.values()).size).toBe(view.riders.length);
  });

  it('speaks only of riders who are there, and lets them ride forward to a free square', () => {
    for (const name of [...mine, ...tags.map((tag) => tag.rider), ...(counted ? [counted] : [])])
      expect(riders.has(name)).toBe(true);
    for (const { rider, number } of lands) {
      expect(number).toBeGreaterThan(riders.get(rider)!);
      expect([...riders.values()]).not.toContain(number);
    }
    for (const { from, to } of arrows) expect(Math.min(from, to)).toBeGreaterThanOrEqual(0);
  });

  it('is wide enough for all of that', () => {
    const shown = [...riders.values(), ...lands.map(({ number }) => number)].map((number) => road.squares[number]!);
    for (const { rear, progress } of shown) {
      expect(rear / ROW).toBeGreaterThanOrEqual(row - wide / 2);
      expect(progress / ROW).toBeLessThanOrEqual(row + wide / 2);
    }
  });
});

describe('a road laid as it comes', () => {
  it('lies in one line where it has no curves', () => {
    const layout = layPlain(EXAMPLES.move.road);
    expect([1, 8, 26].map((row) => at(layout, row * ROW, 0).y)).toEqual([0, 0, 0]);
    expect(at(layout, 8 * ROW, 0).x - at(layout, 0, 0).x).toBe(8);
  });

  it('turns by a quarter in each curve', () => {
    const layout = layPlain(roadOf(flat(20), 'left 5-8'));
    expect([4, 8, 20].map((row) => at(layout, row * ROW - 1, 0).h)).toEqual([
      0,
      expect.closeTo(-Math.PI / 2, 1),
      expect.closeTo(-Math.PI / 2),
    ]);
  });
});
