import { describe, expect, it } from 'vitest';
import type { FlammeRoad } from '@/net/protocol';
import { within } from '@/frame/board/eye';
import { landFor, wholeOf } from './land';

function roadOf(tiles: string): FlammeRoad {
  return {
    game: 'flamme',
    text: `tiles:${tiles}`,
    tiles: tiles.split(' '),
    squares: [],
    line: 0,
    grid: [],
    breakaway: [],
    piles: [],
    timing: [],
  };
}
const road = roadOf('a b c g i D H q n t m K O L r e p J s f u');
const box = { width: 1100, height: 450 };

describe('the land of a board', () => {
  const land = landFor(road, box, 1, undefined);

  it('has country around the whole road', () => {
    expect(within(wholeOf(land, box, 1).view, land.area)).toBe(true);
  });

  it('stays when the box changes a little, and when the same road comes again', () => {
    expect(landFor(road, { width: 1090, height: 470 }, 1, land)).toBe(land);
    expect(landFor(roadOf('a b c g i D H q n t m K O L r e p J s f u'), box, 1, land)).toBe(land);
    expect(landFor(road, { ...box, height: 1900 }, 1, land, true).degrees).toBe(land.degrees);
    expect(landFor(road, { ...box, height: box.height * 1.1 }, 1, land)).toBe(land);
  });

  it('is laid again for another road and for a box in which it lies better turned', () => {
    expect(landFor(roadOf('a b c u'), box, 1, land)).not.toBe(land);
    expect(landFor(road, { width: 420, height: 900 }, 1, land).degrees).not.toBe(land.degrees);
  });
});
