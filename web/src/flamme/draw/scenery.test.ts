import { describe, expect, it } from 'vitest';
import { stages } from '@flamme-road/stages.json';
import { fit, signScale } from '../road/fit';
import { lay } from '../road/lay';
import { at } from '../road/pose';
import { firstBeyond, type Layout } from '../road/layout';
import { chartEnds, chartScale, CHART_MARGINS, type ChartLine } from '@/draw/chart/chart';
import { grown, reliefOf, thingsOf } from './land/landscape';
import { rainMark, terrainMark } from './road/surface';
import { packSigns } from './profile/names';
import { standings, type ProfileRider } from './profile/piles';
import type { Prizes } from './tokens/prizes';
import { signsOf, type Sign } from './signs/signs';
import { measuresOf } from './profile/profile';
import { cellsOf, digits } from './signs/timing';
import { weatherOf, weatherOutside, windPath } from './road/wind';
import { point } from '@/draw/road/numbers';
import { pose } from '@/draw/road/stretch';
import type { View } from '@/draw/road/view';
import { labelWidth } from '@/draw/signs/labels';
import { fieldsOf } from '@/draw/land/fields';
import { layersOf } from '@/draw/land/layers';
import type { Thing } from '@/draw/land/standing';

const LABELS = { start: 'Start', finish: 'Finish' };
const HALF: Record<string, readonly [number, number]> = {
  limit: [26, 26],
  milestone: [19, 24],
  weather: [35, 35],
  pile: [24, 32],
  refresh: [22, 22],
};
const halfOf = ({ face }: Sign) => HALF[face.kind] ?? [labelWidth('Finish') / 2, 20];
/** A race with everything: a pile at the finish, one after the longest ascent, and a token half way. */
const prizesOf = (layout: Layout): Prizes => {
  const top = layout.squares.findLast(
    (laid, n) => laid.terrain === 'ascent' && !layout.squares[n + 1]?.beyond && !laid.beyond,
  );
  const mountain = { side: 'mountain', square: (top?.number ?? 11) + 1, values: [5, 3, 1] };
  return {
    piles: [{ side: 'sprint', square: layout.line + 1, values: [2, 1] }, mountain],
    refresh: Math.floor(layout.line / 2),
    timing: [40, 30, 20, 10, 0],
  };
};

describe('the signs of every road', () => {
  const ROADS = stages.map(({ id, tiles }) => {
    const { layout, scale } = fit(tiles.split(' '), 1108, 440);
    return { id, layout, scale, signs: signsOf(layout, scale, LABELS, prizesOf(layout)) };
  });

  it('stand beside the road, not on it', () => {
    for (const { id, layout, signs } of ROADS) {
      const middles = layout.squares.map((laid) => ({ ...pose(laid, 0.5, 0), half: laid.half }));
      const near = signs.filter((sign) => middles.some((p) => Math.hypot(p.x - sign.x, p.y - sign.y) <= p.half + 0.1));
      expect(near, id).toEqual([]);
    }
  });

  it('do not hide each other', () => {
    for (const { id, scale, signs } of ROADS) {
      const size = signScale(scale) / 100;
      const room = signs.flatMap((a, n) =>
        signs.slice(n + 1).map((b) => {
          const across = Math.abs(a.x - b.x) / ((halfOf(a)[0] + halfOf(b)[0]) * size);
          const down = Math.abs(a.y - b.y) / ((halfOf(a)[1] + halfOf(b)[1]) * size);
          return Math.max(across, down);
        }),
      );
      expect(Math.min(...room), id).toBeGreaterThan(0.7);
    }
  });

  it('show all tokens', () => {
    for (const { id, signs } of ROADS) {
      const tokens = signs.map((sign) => sign.face.kind).filter((kind) => kind === 'pile' || kind === 'refresh');
      expect(tokens, id).toEqual(['pile', 'pile', 'refresh']);
    }
  });

  it('name the start and the finish, once each', () => {
    for (const { id, signs } of ROADS) {
      expect(
        signs.filter((sign) => sign.face.kind === 'start'),
        id,
      ).toHaveLength(1);
      expect(
        signs.filter((sign) => sign.face.kind === 'finish'),
        id,
      ).toHaveLength(1);
    }
  });
});

describe('signs', () => {
  it('say how far it is, every ten squares', () => {
    const signs = signsOf(lay('a b c d f l u'.split(' ')), 60, LABELS);
    const miles = signs.flatMap(({ face }) => (face.kind === 'milestone' ? [face.n] : []));
    expect(miles).toEqual([30, 20, 10]);
  });

  it('limit ascents above, descents and supply below', () => {
    const faces = signsOf(lay('a M B 3 u'.split(' ')), 60, LABELS).map((sign) => sign.face);
    expect(faces.filter((face) => face.kind === 'limit')).toEqual([
      { kind: 'limit', limit: 'max', n: 5 },
      { kind: 'limit', limit: 'min', n: 5 },
      { kind: 'limit', limit: 'min', n: 4 },
    ]);
  });
});

describe('weather', () => {
  const marks = [...Array(6).fill({}), ...Array(6).fill({ weather: 'tailwind' }), ...Array(6).fill({ weather: 'wet' })];
  const layout = lay('a b c u'.split(' '), 0, marks);

  it('belongs to stretches of a tile', () => {
    expect(weatherOf(layout).map(({ kind, squares }) => [kind, squares[0]!.number, squares.length])).toEqual([
      ['tailwind', 7, 6],
      ['wet', 13, 6],
    ]);
  });

  it('blows along the road or across it, and rain does not blow', () => {
    const [tail, rain] = weatherOf(layout);
    expect(windPath(tail!)).toMatch(/^M612 /);
    expect(windPath({ ...tail!, kind: 'crosswind' }).match(/M/g)).toHaveLength(24);
    expect(windPath(rain!)).toBe('');
    expect(rainMark(layout.squares[12]!).path.match(/M/g)).toHaveLength(7);
  });

  it('marks each terrain in its own way, and a flat road not at all', () => {
    const squares = lay('B N 3 5'.split(' ')).squares;
    const seen = new Set(squares.map((laid) => terrainMark(laid)?.stroke));
    expect([...seen].sort()).toEqual(['ascent-mark', 'cobble-mark', 'descent-mark', 'supply-mark', undefined]);
  });
});

it('what overlaps lies in layers, in the order in which it came', () => {
  const boxes = ['a0', 'b1', 'c5', 'd2', 'e6'].map((name) => ({ name, x: Number(name[1]) }));
  const layers = layersOf(boxes, ({ x }) => [x, 0, x + 1.5, 1]);
  expect(layers.map((layer) => layer.map(({ name }) => name))).toEqual([['a0', 'c5'], ['b1', 'e6'], ['d2']]);
});

describe('the landscape', () => {
  const { layout, view } = fit('a b c g i D H q n t m K O L r e p J s f u'.split(' '), 1108, 440);

  it('keeps clear of the road', () => {
    const things = thingsOf(layout, view, 3, 1.7);
    const near = (x: number, y: number) =>
      Math.min(...layout.squares.map((laid) => Math.hypot(pose(laid, 0.5, 0).x - x, pose(laid, 0.5, 0).y - y)));
    expect(things.length).toBeGreaterThan(60);
    for (const { x, y } of things) expect(near(x, y)).toBeGreaterThan(1.3);
  });

  it('is the same country when more of it is seen', () => {
    const wider: View = [view[0] - 8, view[1] - 8, view[2] + 16, view[3] + 16];
    const shapes = new Set(fieldsOf(wider, 3).map((field) => field.shape));
    expect(fieldsOf(view, 3).every((field) => shapes.has(field.shape))).toBe(true);
    expect(fieldsOf(view, 3)).not.toEqual(fieldsOf(view, 4));
  });

  it('is drawn with few shapes, and what is nearer to the eye still stands before the rest', () => {
    const things = thingsOf(layout, view, 3, 1.7);
    const shapes = grown(layout, view, 3, 1.7);
    expect(shapes.length).toBeLessThan(things.length / 5);
    const starts = (fill: string) =>
      shapes.flatMap((shape, n) =>
        (shape.fill === fill ? [...shape.path.matchAll(/M(\S+) (\S+)/g)] : []).map(([at]) => [at, n] as const),
      );
    const order = new Map(starts('tree-2'));
    expect(order.size).toBe(things.length);
    const close = (a: Thing, b: Thing) => b.kind !== 'bush' && Math.abs(a.x - b.x) < 0.25 && b.y - a.y < 0.58;
    const at = ({ x, y }: Thing): number => order.get(`M${point({ x, y })}`)!;
    const pairs = things.flatMap((a, n) => things.slice(n + 1).flatMap((b) => (close(a, b) ? [[a, b] as const] : [])));
    expect(pairs).not.toHaveLength(0);
    for (const [behind, before] of pairs) expect(at(before)).toBeGreaterThan(at(behind));
  });

  it('rises where the road does', () => {
    expect(reliefOf(layout).map(({ level }) => level)).toEqual([1, 2, 3, 4]);
    expect(reliefOf(lay('a b u'.split(' ')))).toEqual([]);
  });
});

describe('the profile', () => {
  const layout = lay('a b c f i m e t K G L H J s d o p R Q N U'.split(' '));
  const TEAMS = ['blue', 'red', 'green', 'black', 'white', 'pink'];
  const crowd = (square: (n: number) => number): ProfileRider[] =>
    TEAMS.flatMap((team) => ['R', 'S'].map((type) => ({ team, type }))).map((one, n) => {
      return { ...one, name: `${one.team}.${one.type}`, square: square(n), mine: one.team === 'red' };
    });
  const PROFILES = [measuresOf(layout, 1440, 158), measuresOf(layout, 390, 118)];

  it('keeps twelve riders on one square below the names and above the ground', () => {
    for (const profile of PROFILES) {
      for (const { foot, lift, tall } of standings(
        profile,
        crowd(() => layout.line),
      )) {
        expect(foot - lift - tall).toBeGreaterThanOrEqual(profile.ceiling - 0.5);
        expect(lift).toBeGreaterThan(0);
      }
    }
  });

  it('shows one’s own rider whole and something of everybody', () => {
    const all = standings(
      PROFILES[0]!,
      crowd(() => 20),
    );
    expect(all.filter(({ lowest }) => lowest).map(({ rider }) => rider.team)).toEqual(['red']);
    expect(all.at(-1)!.lowest).toBe(true);
    expect(new Set(all.map(({ lift }) => lift)).size).toBe(12);
  });

  it('leaves the title free', () => {
    const title = { width: 340, bottom: 84 };
    for (const { x, foot, lift, tall } of standings(
      PROFILES[0]!,
      crowd((n) => 1 + Math.floor(n / 2)),
      title,
    )) {
      expect(x).toBeLessThan(title.width);
      expect(foot - lift - tall).toBeGreaterThanOrEqual(title.bottom - 0.5);
    }
  });

  it('keeps who is home on the profile and who has not started off it', () => {
    const [one] = standings(PROFILES[0]!, [{ ...crowd(() => 200)[0]! }]);
    expect(one!.x).toBeLessThan(1440);
    expect(
      standings(
        PROFILES[0]!,
        crowd(() => 0),
      ),
    ).toEqual([]);
  });

  it('names packs beside each other, each name once', () => {
    const packs = [60, 58, 56, 50].map((square, n) => ({
      squares: [square],
      gap: n ? 1 : 0,
      label: n < 2 ? `Pack ${n}` : 'Behind',
      size: 1,
    }));
    const names = packSigns(PROFILES[0]!, packs).flatMap(({ name, label }) => (name ? [{ ...name, label }] : []));
    expect(names.map(({ label }) => label)).toEqual(['Pack 0', 'Pack 1', 'Behind']);
    names.forEach((a, n) => {
      for (const b of names.slice(n + 1)) expect(Math.abs(a.x - b.x)).toBeGreaterThanOrEqual((a.width + b.width) / 2);
    });
  });

  it('says a gap in the middle of it', () => {
    const [, behind] = packSigns(PROFILES[0]!, [
      { squares: [31, 30], label: 'Head', gap: 0 },
      { squares: [24, 20], label: 'Behind', gap: 5 },
    ]);
    const profile = PROFILES[0]!;
    expect(behind!.gap).toEqual({ x: expect.closeTo((profile.x(24) + profile.x(29)) / 2, 1), squares: 5 });
  });
});

describe('the profile of a road that splits', () => {
  // From column 15 on: outer 16 17 18 20 22, inner 19 21 23, then 24.
  const layout = lay('a b x D H u'.split(' '));
  const profiles = [measuresOf(layout, 1440, 158), measuresOf(layout, 390, 118)];
  const rider = (square: number, more: Partial<ProfileRider> = {}): ProfileRider => {
    return { name: String(square), team: 'blue', type: 'R', square, mine: false, ...more };
  };

  it('has a column for each square of the outer way', () => {
    expect(profiles.map((profile) => profile.columns)).toEqual([6 + 6 + 3 + 5 + 6 + 2 + 6, 34]);
    expect(profiles[0]!.forks).toEqual([{ from: 15, to: 20 }]);
  });

  it('lifts the inner way over the outer one, and meets it at both ends', () => {
    const { y } = profiles[0]!;
    expect([15, 20].map((column) => y(column, true))).toEqual([y(15), y(20)]);
    expect(y(15) - y(17.5, true)).toBeGreaterThan(26);
    expect(y(3, true)).toBe(y(3));
  });

  it('hides nobody on one way behind those on the other', () => {
    for (const profile of profiles) {
      const all = standings(
        profile,
        [16, 17, 18, 20, 22, 19, 21, 23].map((square) => rider(square)),
      );
      const [wide] = profile.plate;
      all.forEach((a, n) => {
        for (const b of all.slice(n + 1)) {
          const aside = Math.abs(a.x - b.x) >= wide - 0.1;
          const [top, bottom] = a.foot - a.lift <= b.foot - b.lift ? [a, b] : [b, a];
          expect(aside || top.foot - top.lift <= bottom.foot - bottom.lift - bottom.tall + 0.5).toBe(true);
        }
        expect(a.foot - a.lift - a.tall).toBeGreaterThanOrEqual(profile.ceiling - 0.5);
      });
    }
  });

  it('keeps many on one outer square below the road over them', () => {
    const profile = profiles[0]!;
    const crowd = Array.from({ length: 6 }, (_, n) => rider(18, { name: `r${n}` }));
    for (const { foot, lift, tall } of standings(profile, crowd))
      expect(foot - lift - tall).toBeGreaterThan(profile.y(17.5, true));
  });

  it('leads a rider up without a jump', () => {
    const profile = profiles[0]!;
    const place = (done: number) => standings(profile, [rider(14, { way: [15, 19, 21, 23, 24, 25], done })])[0]!;
    for (let n = 0; n < 120; n++) {
      const [a, b] = [place(n / 120), place((n + 1) / 120)];
      expect(b.x).toBeGreaterThan(a.x);
      expect(Math.abs(b.foot - a.foot)).toBeLessThan(7);
    }
  });

  it('brackets a pack over both ways, and tells no gap to one beside it', () => {
    const profile = profiles[0]!;
    const [both] = packSigns(profile, [{ squares: [19, 18, 17], label: 'Pack', gap: 0 }]);
    expect([both!.left, both!.right]).toEqual([profile.x(15) + 1, profile.x(18) - 1]);
    const [, beside] = packSigns(profile, [
      { squares: [19], label: 'Head', gap: 0 },
      { squares: [16], label: 'Behind', gap: 3 },
    ]);
    expect(beside!.gap).toBeUndefined();
  });

  it('tells no gap over another', () => {
    const packs = [[30], [22], [23]].map((squares, n) => ({ squares, label: `${n}`, gap: n }));
    expect(packSigns(profiles[0]!, packs).map(({ gap }) => gap?.squares)).toEqual([undefined, 1, undefined]);
  });
});

it('the timing plate has a cell beside each square beyond the line, and goes on where the road does', () => {
  const layout = lay('a b V'.split(' '));
  const cells = cellsOf(layout, 60, [30, 20, 10, 5, 0]);
  expect(cells.map((cell) => cell.seconds)).toEqual([30, 20, 10, 5, 0]);
  cells.forEach((cell, n) => {
    const middle = at(layout, firstBeyond(layout)!.number + n, 1);
    expect(cell.x).toBeCloseTo(middle.x, 9);
    expect(cell.y).toBeLessThan(middle.y - 0.96);
  });
  expect(digits(30) * 30).toBeGreaterThanOrEqual(12 * 100);
});

describe('wind round an island', () => {
  const layout = lay(
    ['x', 'b'],
    0,
    Array.from({ length: 11 }, () => ({ weather: 'crosswind' })),
  );

  it('is one stretch by the inner way, and blows over the outer one, too', () => {
    expect(weatherOf(layout).map(({ squares }) => squares.length)).toEqual([6]);
    expect(weatherOutside(layout).map(({ squares }) => squares.map((laid) => laid.arm))).toEqual([
      Array(5).fill('outer'),
    ]);
  });
});

describe('the chart', () => {
  const line = (name: string, ...gaps: number[]): ChartLine => ({ name, team: 'red', type: 'R', gaps });

  it('has the leader at the top and the rounds between its margins', () => {
    const scale = chartScale([line('a', 0, 3, 12)], 500, 200, true);
    expect([scale.x(0), scale.x(2)]).toEqual([CHART_MARGINS.left, 500 - CHART_MARGINS.right]);
    expect(scale.y(0)).toBeLessThan(scale.y(12));
    expect(scale.most).toBe(12);
  });

  it('ends in plates that stay inside and apart', () => {
    const lines = Array.from({ length: 8 }, (_, n) => line(`r${n}`, 0, 10));
    const ends = chartEnds([...lines, line('first', 0, 0)], chartScale(lines, 500, 200, true), 200);
    expect(ends[0]!.line.name).toBe('first');
    ends.slice(1).forEach(({ y }, n) => expect(y - ends[n]!.y).toBeGreaterThan(17));
    expect(ends.at(-1)!.y + 17).toBeLessThanOrEqual(200);
  });
});
