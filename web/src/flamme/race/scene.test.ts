import { expect, test } from 'vitest';
import type { EventWire, FlammeEvent } from '@/net/protocol';
import { EVENTS, RIDERS, TOUR } from './sample';
import { atStart, firstScene, ranked, type RiderScene, scenesOf, seenOn } from './scene';

const scenes = scenesOf(RIDERS, EVENTS);
const last = scenes.at(-1)!;
const rider = (name: string) => last.riders.find((each) => each.name === name)!;

test('there is a scene before each event and one after the last', () => {
  expect(scenes).toHaveLength(EVENTS.length + 1);
  expect(scenes[0]!.riders.every((each) => each.square === 0)).toBe(true);
});

test('riders are where the last event left them', () => {
  expect([rider('blue.R'), rider('red.R'), rider('blue.S'), rider('red.S')].map((each) => each.square)).toEqual([
    10, 9, 8, 7,
  ]);
});

test('cards lie open from the reveal until they are removed, then they are out of the race', () => {
  const open = scenes.map((scene) => scene.riders.filter((each) => each.card !== null).length);
  expect(open[12]).toBe(4);
  expect(open.at(-1)).toBe(0);
  expect(rider('red.S').played).toEqual(['2e']);
});

test('what only one seat hears changes nothing that everybody sees', () => {
  expect(scenes[6]).toBe(scenes[5]);
  expect(scenes[7]).toBe(scenes[6]);
});

test('exhaustion is counted, and the round is the new one', () => {
  expect(rider('blue.R').taken).toBe(1);
  expect(last.round).toBe(2);
});

test('more events carry known scenes on', () => {
  const first = scenesOf(RIDERS, EVENTS.slice(0, 8));
  expect(scenesOf(RIDERS, EVENTS, first)).toEqual(scenes);
});

test('who came home earlier is ahead, then who is further, then who is more to the right', () => {
  const base = { ...rider('blue.R'), home: 0, square: 50, lane: 1 };
  const order = ranked([
    { ...base, name: 'left' },
    { ...base, name: 'right', lane: 0 },
    { ...base, name: 'late', home: 9, square: 70 },
    { ...base, name: 'early', home: 8, square: 60 },
  ]);
  expect(order.map((each) => each.name)).toEqual(['early', 'late', 'right', 'left']);
});

test('a doubled bid lies open, wins for one exhaustion card, and leading is counted', () => {
  const of = (code: string, args: EventWire['args']): FlammeEvent =>
    ({ code, rule: '6.5.1', args: { rider: 'blue.R', ...args } }) as FlammeEvent;
  const events = [
    of('bid-doubled', { cards: ['7'] }),
    of('broke-away', { square: 9, lane: 0, exhaustion: 1 }),
    of('led', {}),
    of('led', {}),
  ];
  const scenes = scenesOf([{ name: 'blue.R', team: 'blue', type: 'R' }], events);
  expect(scenes[1]!.riders[0]).toMatchObject({ bid: ['7'] });
  expect(scenes.at(-1)!.riders[0]).toMatchObject({ bid: [], played: ['7'], square: 9, taken: 1, led: 2 });
});

test('a tour gives riders tokens, times, minutes and a place on the podium', () => {
  const tour = scenesOf(RIDERS, TOUR, [firstScene(RIDERS, ['tour', 'specialists'])]);
  const [blue, , red] = tour.at(-1)!.riders as [RiderScene, RiderScene, RiderScene];
  expect(blue).toMatchObject({
    specialist: 'flandrien',
    square: 10,
    lane: -1,
    time: 40,
    podium: 3,
    minutes: 0,
    tokens: [{ pile: 'major', side: 'mountain', value: 5 }],
  });
  expect(red).toMatchObject({
    square: 5,
    lane: 0,
    minutes: 1,
    time: null,
    tokens: [{ pile: 'refresh', side: '', value: 1 }],
  });
  expect(tour.at(-3)!.riders[0]!.played).toEqual(['4+nimble']);
  expect(blue.played).toEqual([]);
});

test('specialists who are given are known from the start, drafted ones are not', () => {
  const known = RIDERS.map((each) => ({ ...each, specialist: 'puncheur' }));
  expect(firstScene(known).riders[0]!.specialist).toBe('puncheur');
  expect(firstScene(known, ['specialists']).riders[0]!.specialist).toBe('');
});

test('where times count who is home leaves the road when the next round begins', () => {
  const names = (rules: readonly string[], at: number) =>
    seenOn(scenesOf(RIDERS, TOUR, [firstScene(RIDERS, rules)]).at(at)!).map((each) => each.name);
  expect(names(['tour'], -2)).toEqual(['blue.R', 'red.R']);
  expect(names(['tour'], -1)).toEqual(['red.R']);
  expect(names(['ride-out'], -1)).toEqual(['blue.R', 'red.R']);
});

test('in a trial of a tour fewer points decide before the seat, and never before the team-mate', () => {
  const view = {
    riders: RIDERS.map((rider) => ({ ...rider, square: 0, lane: 0, deck: [] })),
    points: { blue: 4, red: 3 },
  };
  const start = firstScene(atStart(view, { 'red.S': 'green' }), ['itt']).riders;
  expect(start.map(({ points, wears }) => [points, wears])).toEqual([
    [4, undefined],
    [4, undefined],
    [3, undefined],
    [3, 'green'],
  ]);
  const order = (...squares: number[]) =>
    ranked(
      start.map((rider, n) => ({ ...rider, square: squares[n]! })),
      ['itt'],
    ).map((each) => each.name);
  expect(order(9, 6, 9, 6)).toEqual(['red.R', 'blue.R', 'red.S', 'blue.S']);
  expect(order(9, 7, 9, 6)).toEqual(['blue.R', 'red.R', 'blue.S', 'red.S']);
});

test('in a trial the team-mate decides on one square, then the seat, and only then the lane', () => {
  const at = (name: string, square: number, lane: number): RiderScene => ({
    ...firstScene(RIDERS).riders.find((each) => each.name === name)!,
    square,
    lane,
  });
  const order = (...riders: RiderScene[]) => ranked(riders, ['ttt']).map((each) => each.name);
  expect(order(at('blue.R', 9, 1), at('blue.S', 5, 0), at('red.R', 9, 0), at('red.S', 6, 0))).toEqual([
    'red.R',
    'blue.R',
    'red.S',
    'blue.S',
  ]);
  expect(order(at('blue.R', 9, 1), at('blue.S', 6, 0), at('red.R', 9, 0), at('red.S', 6, 0))).toEqual([
    'blue.R',
    'red.R',
    'blue.S',
    'red.S',
  ]);
  expect(order(at('blue.R', 9, 1), at('blue.S', 9, 0), at('red.R', 8, 0), at('red.S', 8, 1))).toEqual([
    'blue.S',
    'blue.R',
    'red.R',
    'red.S',
  ]);
});
