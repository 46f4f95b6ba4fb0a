import { describe, expect, it } from 'vitest';
import { stages } from '@flamme-road/stages.json';
import { lay } from './lay';
import { halfAt } from './paths';
import { at, columnOf, laneOffset, ridden, squareAt } from './pose';
import { TILES } from './tiles';
import { innerWay, outerWay, toGo, type Laid, type Layout } from './layout';
import { LANE, pose, type Pose } from '@/draw/road/stretch';

const ROADS = stages.map(({ id, tiles }) => ({ id, tiles: tiles.split(' '), layout: lay(tiles.split(' ')) }));
const apart = (a: Pose, b: Pose) => Math.hypot(a.x - b.x, a.y - b.y);
const length = (id: string) => TILES[id]!.squares.length + TILES[id]!.inner.length + TILES[id]!.outer.length;

describe('every road', () => {
  it('has all squares of its tiles, numbered from 1', () => {
    for (const { id, tiles, layout } of ROADS) {
      expect(layout.squares.length, id).toBe(tiles.reduce((sum, tile) => sum + length(tile), 0));
      expect(
        layout.squares.map((laid) => laid.number),
        id,
      ).toEqual(layout.squares.map((_, n) => n + 1));
    }
  });

  it('is one line, without a gap or a kink', () => {
    for (const { id, layout } of ROADS) {
      const seams = layout.squares.flatMap((laid) =>
        laid.previous.map((number) => [squareAt(layout, number), laid] as const),
      );
      const broken = seams.filter(([before, laid]) => {
        const [end, begin] = [pose(before, 1, 0), pose(laid, 0, 0)];
        return !before.arm && !laid.arm && (apart(end, begin) > 1e-9 || Math.cos(end.h - laid.h) < 1 - 1e-9);
      });
      expect(broken, id).toEqual([]);
    }
  });

  it('leads a rider on without a jump, whatever the lane and the way', () => {
    for (const { id, layout } of ROADS)
      for (const squares of layout.islands.length ? [innerWay(layout), outerWay(layout)] : [innerWay(layout)])
        for (const lane of [0, 0.5, 1]) expect(longestStep(layout, squares, lane), id).toBeLessThan(0.16);
  });

  it('knows what follows each square and what is behind it', () => {
    for (const { id, layout } of ROADS) {
      const follows = (laid: Laid) =>
        laid.next.every((number) => squareAt(layout, number).previous.includes(laid.number));
      const isAhead = (laid: Laid) => laid.previous.every((number) => number < laid.number);
      expect(layout.squares.slice(0, -1).every(follows), id).toBe(true);
      expect(layout.squares.slice(1).every(isAhead), id).toBe(true);
    }
  });

  it('is as wide at its seams as its neighbours', () => {
    for (const { id, layout } of ROADS) {
      const seams = layout.squares.flatMap((laid) =>
        laid.next.map((number) => [laid, squareAt(layout, number)] as const),
      );
      const uneven = seams.filter(([laid, next]) => {
        const meets = laid.arm ? LANE : halfAt(laid, 1);
        return !next.arm && Math.abs(halfAt(next, 0) - meets) > 1e-9;
      });
      expect(uneven, id).toEqual([]);
    }
  });

  it('has its line before the squares beyond it', () => {
    for (const { id, layout } of ROADS) {
      expect(squareAt(layout, layout.line).beyond, id).toBe(false);
      expect(squareAt(layout, layout.line + 1).beyond, id).toBe(true);
    }
  });
});

function longestStep(layout: Layout, squares: readonly Laid[], lane: number): number {
  const entered = squares.slice(1).map((laid) => laid.number);
  const steps = Array.from({ length: entered.length * 20 + 1 }, (_, n) => {
    return ridden(layout, { square: 1, lane, way: entered, done: n / (entered.length * 20) });
  });
  return Math.max(...steps.slice(1).map((step, n) => apart(step, steps[n]!)));
}

describe('places', () => {
  const layout = lay('a b c g i u'.split(' '));

  it('are the middle of their square and lane', () => {
    expect(at(layout, 3, 0)).toEqual({ x: 2.5, y: 0.32, h: 0 });
    expect(at(layout, 3, 1)).toEqual({ x: 2.5, y: -0.32, h: 0 });
  });

  it('lie on the line between squares when they are halves', () => {
    const { x, y } = at(layout, 3.5, 0.5);
    expect([x, y]).toEqual([3, 0]);
  });

  it('go on one unit a square beyond the last printed one', () => {
    const last = layout.squares.length;
    expect(apart(at(layout, last + 4, 0), at(layout, last + 1, 0))).toBeCloseTo(3, 9);
    expect(apart(at(layout, last + 1, 0), at(layout, last, 0))).toBeCloseTo(1, 9);
  });

  it('move on all the time', () => {
    for (let square = 1; square < 18; square += 0.1) {
      expect(at(layout, square + 0.1, 0).x).toBeGreaterThan(at(layout, square, 0).x);
    }
  });
});

describe('lanes', () => {
  it('count from the right', () => {
    expect(laneOffset(3, 0)).toBeGreaterThan(laneOffset(3, 1));
    expect(laneOffset(3, 1)).toBe(0);
  });

  it('lead into the one that is left where the road narrows', () => {
    const layout = lay(['3B']);
    expect(layout.squares[2]!.lanes).toBe(1);
    expect(at(layout, 3, 1).y).toBeCloseTo(0, 9);
    expect(at(layout, 2.5, 1).y).toBeCloseTo(-0.16, 9);
  });
});

describe('tiles that are not a plain road', () => {
  it('turn a quarter round an island, and both ways meet again', () => {
    const layout = lay(['X', 'b']);
    const [outer, inner, straight] = [layout.squares[9]!, layout.squares[10]!, layout.squares[11]!];
    expect([outer.arm, inner.arm]).toEqual(['outer', 'inner']);
    expect(straight.h).toBeCloseTo(Math.PI / 2, 9);
    expect(apart(pose(inner, 1, 0), pose(straight, 0, laneOffset(2, 0)))).toBeLessThan(1e-9);
    expect(apart(pose(outer, 1, 0), pose(straight, 0, laneOffset(2, 1)))).toBeLessThan(1e-9);
  });

  it('turn back at a sharp corner', () => {
    const layout = lay(['z']);
    expect(layout.squares.at(-1)!.h).toBeCloseTo(-Math.PI, 9);
    expect(layout.squares.filter((laid) => laid.wavy).map((laid) => laid.number)).toEqual([3, 4, 5]);
  });

  it('are refused when nobody printed them', () => {
    expect(() => lay(['a', '?'])).toThrow('there is no tile ?');
  });
});

it('takes the weather from the race', () => {
  const marks = Array.from({ length: 12 }, (_, n) => (n < 6 ? {} : { terrain: 'ascent', weather: 'headwind' }));
  const layout = lay(['a', 'N'], 0, marks);
  expect(layout.squares.map((laid) => laid.weather)).toEqual([...Array(6).fill(''), ...Array(6).fill('headwind')]);
  expect(layout.squares[11]!.terrain).toBe('ascent');
});

it('turns as a whole with its first heading', () => {
  const [flat, turned] = [lay(['a', 'g', 'u']), lay(['a', 'g', 'u'], 0.4)];
  flat.squares.forEach((laid, n) => expect(turned.squares[n]!.h).toBeCloseTo(laid.h + 0.4, 9));
});

describe('a road that splits', () => {
  const layout = lay(['b', 'x', 'b', 'Y', 'c', 'v']);
  const names = (squares: readonly Laid[]) => squares.map((laid) => laid.name);
  const square = (name: string) => layout.squares.find((laid) => laid.name === name)!;

  it('has larger numbers further ahead, the inner square ahead of the outer one beside it', () => {
    expect(names(layout.squares.slice(8, 18))).toEqual([
      '9',
      '9+1',
      '9+2',
      '9+3',
      '10',
      '9+4',
      '11',
      '9+5',
      '12',
      '13',
    ]);
    expect(names(layout.squares.slice(25, 35))).toEqual([
      '21',
      '21+1',
      '21+2',
      '21+3',
      '22',
      '21+4',
      '23',
      '21+5',
      '24',
      '25',
    ]);
  });

  it('leads on by both ways, the inner one first', () => {
    expect([square('9'), square('10'), square('9+1'), square('12'), square('9+5')].map((laid) => laid.next)).toEqual([
      [13, 10],
      [15],
      [11],
      [18],
      [18],
    ]);
    expect([square('10'), square('9+1'), square('13')].map((laid) => laid.previous)).toEqual([[9], [9], [17, 16]]);
  });

  it('counts the squares to the line by the shortest way', () => {
    expect(toGo(layout, squareAt(layout, layout.line))).toBe(0);
    expect(['30', '24', '21+5', '21+1', '21'].map((name) => toGo(layout, square(name)))).toEqual([1, 7, 7, 11, 10]);
    expect(toGo(layout, squareAt(layout, layout.squares.length + 3))).toBe(-8);
  });

  it('is a profile of columns: outer squares are one wide, the three inner ones share their five', () => {
    expect(outerWay(layout).map((laid) => laid.column)).toEqual(outerWay(layout).map((__, n) => n));
    expect(['10', '12'].map((name) => [square(name).column, square(name).columns])).toEqual([
      [9, 5 / 3],
      [9 + 10 / 3, 5 / 3],
    ]);
    expect(columnOf(layout, { square: square('11').number })).toEqual({ column: 11.5, inner: true });
    expect(columnOf(layout, { square: square('9+3').number })).toEqual({ column: 11.5, inner: false });
    expect(columnOf(layout, { square: 9, way: [13, 15], done: 0.75 }).column).toBeCloseTo(9 + 5 / 3, 9);
    expect(columnOf(layout, { square: 4.5 }).column).toBe(4);
  });

  it('leads over to its two ways gently, whatever the lane a rider comes from', () => {
    const onto = (to: number, done: number) => ridden(layout, { square: 9, lane: 1, way: [to], to: 0, done });
    expect(onto(13, 0)).toEqual(at(layout, 9, 1));
    expect(onto(13, 1)).toEqual(at(layout, 13, 0));
    for (const to of [13, 10]) {
      for (let n = 0; n < 40; n++) expect(apart(onto(to, n / 40), onto(to, (n + 1) / 40))).toBeLessThan(0.1);
    }
  });

  it('has a way for every place between two squares', () => {
    expect(at(layout, 12.4, 0)).toEqual(at(layout, 12, 0));
    expect(at(layout, 12.6, 0)).toEqual(at(layout, 13, 0));
  });
});

describe('grass', () => {
  const layout = lay(['x', 'b', 'X', 'b']);
  const beside = (number: number, lane: number) =>
    apart(at(layout, number, lane), pose(squareAt(layout, number), 0.5, 0));

  it('is right of the road, one lane a place', () => {
    expect(at(layout, 1, -1).y).toBeCloseTo(0.64 + 0.1 + 0.32, 9);
    expect(at(layout, 1, -2).y - at(layout, 1, -1).y).toBeCloseTo(LANE, 9);
  });

  it('is on the other side of an inner way than its island', () => {
    for (const arm of layout.squares.filter((laid) => laid.arm === 'inner')) {
      const { inner, outer } = layout.islands[arm.tile ? 1 : 0]!;
      const other = pose(outer, (arm.from + arm.to) / 2, 0);
      expect(beside(arm.number, -1)).toBeCloseTo(0.32 + 0.1 + 0.32, 9);
      expect(apart(at(layout, arm.number, -1), other)).toBeGreaterThan(
        apart(pose(inner, (arm.from + arm.to) / 2, 0), other),
      );
    }
  });

  it('is where a rider stops, not where it rides', () => {
    const motion = { square: 1, lane: 0, way: [2, 3], to: -1 };
    expect(ridden(layout, { ...motion, done: 0.5 }).y).toBeCloseTo(0.32, 9);
    expect(ridden(layout, { ...motion, done: 1 })).toEqual(at(layout, 3, -1));
  });
});
