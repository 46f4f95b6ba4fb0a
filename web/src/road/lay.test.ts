import { describe, expect, it } from 'vitest';
import stages from '../../../src/echappee/road/data/stages.json';
import { lay } from './lay';
import { at, laneOffset, pose, squareAt } from './pose';
import { TILES } from './tiles';
import { everySquare, type Pose, type Way } from './way';

const ROADS = stages.map((stage) => [stage.id, stage.tiles.split(' ')] as const);
const apart = (a: Pose, b: Pose) => Math.hypot(a.x - b.x, a.y - b.y);
const length = (id: string) => TILES[id]!.squares.length + TILES[id]!.inner.length;

describe.each(ROADS)('the road %s', (_, tiles) => {
  const way = lay(tiles);

  it('has all squares of its tiles, numbered from 1', () => {
    expect(way.squares.length).toBe(tiles.reduce((sum, id) => sum + length(id), 0));
    expect(way.squares.map((laid) => laid.number)).toEqual(way.squares.map((__, n) => n + 1));
  });

  it('is one line, without a gap or a kink', () => {
    way.squares.slice(1).forEach((laid, n) => {
      const before = way.squares[n]!;
      if (!before.arm && !laid.arm) {
        expect(apart(pose(before, 1, 0), pose(laid, 0, 0))).toBeLessThan(1e-9);
        expect(Math.cos(pose(before, 1, 0).h - laid.h)).toBeCloseTo(1, 9);
      }
    });
  });

  it('leads a rider on without a jump, whatever the lane', () => {
    for (const lane of [0, 0.5, 1]) expect(longestStep(way, lane)).toBeLessThan(0.16);
  });

  it('has its line before the squares beyond it', () => {
    expect(squareAt(way, way.line).beyond).toBe(false);
    expect(squareAt(way, way.line + 1).beyond).toBe(true);
  });
});

function longestStep(way: Way, lane: number): number {
  let longest = 0;
  for (let square = 1; square < way.squares.length + 3; square += 0.05) {
    longest = Math.max(longest, apart(at(way, square, lane), at(way, square + 0.05, lane)));
  }
  return longest;
}

describe('places', () => {
  const way = lay('a b c g i u'.split(' '));

  it('are the middle of their square and lane', () => {
    expect(at(way, 3, 0)).toEqual({ x: 2.5, y: 0.32, h: 0 });
    expect(at(way, 3, 1)).toEqual({ x: 2.5, y: -0.32, h: 0 });
  });

  it('lie on the line between squares when they are halves', () => {
    const { x, y } = at(way, 3.5, 0.5);
    expect([x, y]).toEqual([3, 0]);
  });

  it('go on one unit a square beyond the last printed one', () => {
    const last = way.squares.length;
    expect(apart(at(way, last + 4, 0), at(way, last + 1, 0))).toBeCloseTo(3, 9);
    expect(apart(at(way, last + 1, 0), at(way, last, 0))).toBeCloseTo(1, 9);
  });

  it('move on all the time', () => {
    for (let square = 1; square < 18; square += 0.1) {
      expect(at(way, square + 0.1, 0).x).toBeGreaterThan(at(way, square, 0).x);
    }
  });
});

describe('lanes', () => {
  it('count from the right', () => {
    expect(laneOffset(3, 0)).toBeGreaterThan(laneOffset(3, 1));
    expect(laneOffset(3, 1)).toBe(0);
  });

  it('lead into the one that is left where the road narrows', () => {
    const way = lay(['3B']);
    expect(way.squares[2]!.lanes).toBe(1);
    expect(at(way, 3, 1).y).toBeCloseTo(0, 9);
    expect(at(way, 2.5, 1).y).toBeCloseTo(-0.16, 9);
  });
});

describe('tiles that are no plain road', () => {
  it('turn a quarter round an island, and both ways meet again', () => {
    const way = lay(['X', 'b']);
    const [inner, outer] = [way.squares[5]!, way.outer.at(-1)!];
    const straight = way.squares[6]!;
    expect(straight.h).toBeCloseTo(Math.PI / 2, 9);
    expect(apart(pose(inner, 1, 0), pose(straight, 0, laneOffset(2, 0)))).toBeLessThan(1e-9);
    expect(apart(pose(outer, 1, 0), pose(straight, 0, laneOffset(2, 1)))).toBeLessThan(1e-9);
  });

  it('turn back at a sharp corner', () => {
    const way = lay(['z']);
    expect(way.squares.at(-1)!.h).toBeCloseTo(-Math.PI, 9);
    expect(way.squares.filter((laid) => laid.wavy).map((laid) => laid.number)).toEqual([3, 4, 5]);
  });

  it('are refused when nobody printed them', () => {
    expect(() => lay(['a', '?'])).toThrow('there is no tile ?');
  });
});

it('takes the weather from the race', () => {
  const marks = Array.from({ length: 12 }, (_, n) => (n < 6 ? {} : { terrain: 'ascent', weather: 'headwind' }));
  const way = lay(['a', 'N'], 0, marks);
  expect(way.squares.map((laid) => laid.weather)).toEqual([...Array(6).fill(''), ...Array(6).fill('headwind')]);
  expect(way.squares[11]!.terrain).toBe('ascent');
});

it('turns as a whole with its first heading', () => {
  const [flat, turned] = [lay(['a', 'g', 'u']), lay(['a', 'g', 'u'], 0.4)];
  everySquare(flat).forEach((laid, n) => expect(turned.squares[n]!.h).toBeCloseTo(laid.h + 0.4, 9));
});
