import { describe, expect, it } from 'vitest';
import stages from '../../../src/echappee/road/data/stages.json';
import { fit, signScale, type View } from '../road/fit';
import { lay } from '../road/lay';
import { pose } from '../road/pose';
import { everySquare } from '../road/way';
import { chartEnds, chartScale, CHART_MARGINS, type ChartLine } from './chart';
import { fieldsOf, reliefOf, thingsOf } from './landscape';
import { rainMark, terrainMark } from './marks';
import { packSigns } from './names';
import { standings, type ProfileRider } from './piles';
import { labelWidth, signsOf, type Sign } from './signs';
import { stripOf } from './strip';
import { weatherOf, windPath } from './wind';

const ROADS = stages.map((stage) => [stage.id, stage.tiles.split(' ')] as const);
const LABELS = { start: 'Start', finish: 'Finish' };
const HALF: Record<string, readonly [number, number]> = { limit: [26, 26], milestone: [19, 24], weather: [35, 35] };
const halfOf = ({ face }: Sign) => HALF[face.kind] ?? [labelWidth('Finish') / 2, 20];

describe.each(ROADS)('signs of %s', (_, tiles) => {
  const { way, scale } = fit(tiles, 1108, 440);
  const signs = signsOf(way, scale, LABELS);

  it('stand beside the road, not on it', () => {
    const middles = everySquare(way).map((laid) => ({ ...pose(laid, 0.5, 0), half: laid.half }));
    for (const sign of signs) {
      for (const p of middles) expect(Math.hypot(p.x - sign.x, p.y - sign.y)).toBeGreaterThan(p.half + 0.1);
    }
  });

  it('do not hide each other', () => {
    const size = signScale(scale) / 100;
    signs.forEach((a, n) => {
      for (const b of signs.slice(n + 1)) {
        const across = Math.abs(a.x - b.x) / ((halfOf(a)[0] + halfOf(b)[0]) * size);
        const down = Math.abs(a.y - b.y) / ((halfOf(a)[1] + halfOf(b)[1]) * size);
        expect(Math.max(across, down)).toBeGreaterThan(0.7);
      }
    });
  });

  it('name the start and the finish, once each', () => {
    expect(signs.filter((sign) => sign.face.kind === 'start')).toHaveLength(1);
    expect(signs.filter((sign) => sign.face.kind === 'finish')).toHaveLength(1);
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
  const way = lay('a b c u'.split(' '), 0, marks);

  it('belongs to stretches of a tile', () => {
    expect(weatherOf(way).map(({ kind, squares }) => [kind, squares[0]!.number, squares.length])).toEqual([
      ['tailwind', 7, 6],
      ['wet', 13, 6],
    ]);
  });

  it('blows along the road or across it, and rain does not blow', () => {
    const [tail, rain] = weatherOf(way);
    expect(windPath(tail!)).toMatch(/^M612 /);
    expect(windPath({ ...tail!, kind: 'crosswind' }).match(/M/g)).toHaveLength(24);
    expect(windPath(rain!)).toBe('');
    expect(rainMark(way.squares[12]!).path.match(/M/g)).toHaveLength(7);
  });

  it('marks each terrain in its own way, and a flat road not at all', () => {
    const squares = lay('B N 3 5'.split(' ')).squares;
    const seen = new Set(squares.map((laid) => terrainMark(laid)?.stroke));
    expect([...seen].sort()).toEqual(['ascent-mark', 'cobble-mark', 'descent-mark', 'supply-mark', undefined]);
  });
});

describe('the landscape', () => {
  const { way, view } = fit('a b c g i D H q n t m K O L r e p J s f u'.split(' '), 1108, 440);

  it('keeps clear of the road', () => {
    const things = thingsOf(way, view, 3, 1.7);
    const near = (x: number, y: number) =>
      Math.min(...everySquare(way).map((laid) => Math.hypot(pose(laid, 0.5, 0).x - x, pose(laid, 0.5, 0).y - y)));
    expect(things.length).toBeGreaterThan(60);
    for (const { x, y } of things) expect(near(x, y)).toBeGreaterThan(1.3);
  });

  it('is the same country when more of it is seen', () => {
    const wider: View = [view[0] - 8, view[1] - 8, view[2] + 16, view[3] + 16];
    const shapes = new Set(fieldsOf(wider, 3).map((field) => field.shape));
    expect(fieldsOf(view, 3).every((field) => shapes.has(field.shape))).toBe(true);
    expect(fieldsOf(view, 3)).not.toEqual(fieldsOf(view, 4));
  });

  it('rises where the road does', () => {
    expect(reliefOf(way).map(({ level }) => level)).toEqual([1, 2, 3, 4]);
    expect(reliefOf(lay('a b u'.split(' ')))).toEqual([]);
  });
});

describe('the profile', () => {
  const way = lay('a b c f i m e t K G L H J s d o p R Q N U'.split(' '));
  const TEAMS = ['blue', 'red', 'green', 'black', 'white', 'pink'];
  const crowd = (square: (n: number) => number): ProfileRider[] =>
    TEAMS.flatMap((team) => ['R', 'S'].map((type) => ({ team, type }))).map((one, n) => {
      return { ...one, name: `${one.team}.${one.type}`, square: square(n), mine: one.team === 'red' };
    });
  const STRIPS = [stripOf(way, 1440, 158), stripOf(way, 390, 118)];

  it('keeps twelve riders on one square below the names and above the ground', () => {
    for (const strip of STRIPS) {
      for (const { foot, lift, tall } of standings(strip, crowd(() => way.line))) {
        expect(foot - lift - tall).toBeGreaterThanOrEqual(strip.ceiling - 0.5);
        expect(lift).toBeGreaterThan(0);
      }
    }
  });

  it('shows one’s own rider whole and something of everybody', () => {
    const all = standings(STRIPS[0]!, crowd(() => 20));
    expect(all.filter(({ lowest }) => lowest).map(({ rider }) => rider.team)).toEqual(['red']);
    expect(all.at(-1)!.lowest).toBe(true);
    expect(new Set(all.map(({ lift }) => lift)).size).toBe(12);
  });

  it('leaves the title free', () => {
    const title = { width: 340, bottom: 84 };
    for (const { x, foot, lift, tall } of standings(STRIPS[0]!, crowd((n) => 1 + Math.floor(n / 2)), title)) {
      expect(x).toBeLessThan(title.width);
      expect(foot - lift - tall).toBeGreaterThanOrEqual(title.bottom - 0.5);
    }
  });

  it('keeps who is home on the strip and who has not started off it', () => {
    const [one] = standings(STRIPS[0]!, [{ ...crowd(() => 200)[0]! }]);
    expect(one!.x).toBeLessThan(1440);
    expect(standings(STRIPS[0]!, crowd(() => 0))).toEqual([]);
  });

  it('names packs beside each other, each name once', () => {
    const packs = [60, 58, 56, 50].map((square, n) => ({ from: square, to: square, gap: n ? 1 : 0, label: n < 2 ? `Pack ${n}` : 'Behind', size: 1 }));
    const names = packSigns(STRIPS[0]!, packs).flatMap(({ name, label }) => (name ? [{ ...name, label }] : []));
    expect(names.map(({ label }) => label)).toEqual(['Pack 0', 'Pack 1', 'Behind']);
    names.forEach((a, n) => {
      for (const b of names.slice(n + 1)) expect(Math.abs(a.x - b.x)).toBeGreaterThanOrEqual((a.width + b.width) / 2);
    });
  });

  it('says a gap in the middle of it', () => {
    const [, behind] = packSigns(STRIPS[0]!, [{ from: 30, to: 31, label: 'Head', gap: 0 }, { from: 20, to: 24, label: 'Behind', gap: 5 }]);
    const strip = STRIPS[0]!;
    expect(behind!.gap).toEqual({ x: expect.closeTo((strip.x(24) + strip.x(29)) / 2, 1), squares: 5 });
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
