import { afterEach, describe, expect, it } from 'vitest';
import type { HomasQuestion, HomasSquare } from '@/net/protocol';
import { evident } from './evident';
import { leftOf } from './ending';
import { ALL_ROLL, Orders, rollingTogether, wishesFor } from './orders.svelte';
import { proposal, worth } from './proposing';
import { at, EVENTS, ROAD, VIEW } from './sample';
import { firstScene, scenesOf } from './scene';

afterEach(() => sessionStorage.clear());

/** 11 on 4.1, 13 on 3.1 and 22 on 2.1 after the first turn's moves, 21 on 1.2. */
const scene = scenesOf(EVENTS, [firstScene(ROAD, VIEW)])[8]!;
const asked = (kind: string, options: readonly string[], more: Partial<HomasQuestion> = {}): HomasQuestion => ({
  game: 'homas',
  id: 'q',
  seat: 'white',
  rider: '11',
  kind,
  options,
  ...more,
});
const FOLLOW = asked('follow-3-0', ['11', '13', 'none'], { lands: { 11: '9.1', 13: '9.2' } });
const later = { ...scene, round: 2 };

describe('a standing order', () => {
  it('holds for its turn, its seat and its kind of question', () => {
    const orders = new Orders('x/0');
    orders.give('white', 'follow', 1, { order: 'never', span: 'turn' });
    expect([
      orders.answer(FOLLOW, ROAD, scene),
      orders.answer(FOLLOW, ROAD, later),
      orders.answer({ ...FOLLOW, seat: 'red' }, ROAD, scene),
      orders.answer({ ...FOLLOW, kind: 'relay-3-0' }, ROAD, scene),
    ]).toEqual(['none', undefined, undefined, undefined]);
  });
  it('may hold for the whole race, until it is ended', () => {
    const orders = new Orders('x/0');
    orders.give('white', 'follow', 1, { order: 'never', span: 'race' });
    expect(orders.answer(FOLLOW, ROAD, later)).toBe('none');
    orders.end('white', 'follow');
    expect(orders.answer(FOLLOW, ROAD, later)).toBeUndefined();
  });
  it('follows from six squares on', () => {
    const orders = new Orders('x/0');
    orders.give('white', 'follow', 1, { order: 'far', span: 'race' });
    expect(worth(ROAD, at('4.1'), at('9.1'))).toBe(5);
    expect(orders.answer(FOLLOW, ROAD, scene)).toBe('13');
    expect(orders.answer({ ...FOLLOW, lands: { 11: '9.1', 13: '8.2' } }, ROAD, scene)).toBe('none');
  });
  it('buys no turns back', () => {
    const orders = new Orders('x/0');
    orders.give('white', 'follow', 1, { order: 'far', span: 'race' });
    const riders = scene.riders.map((rider) => (rider.name === '13' ? { ...rider, wait: 1 } : rider));
    expect(orders.answer(FOLLOW, ROAD, { ...scene, riders })).toBe('none');
  });
  it('rolls, unless a fitness card would be forgotten', () => {
    const orders = new Orders('x/0');
    orders.give('white', 'lead', 1, { order: 'roll', span: 'turn' });
    const lead = asked('lead-4', ['roll', '6', 'fitness']);
    expect(orders.answer(lead, ROAD, scene)).toBe('roll');
    const riders = scene.riders.map((rider) =>
      rider.name === '11' ? { ...rider, fitness: '7', square: at('8.1') } : rider,
    );
    const late = { ...scene, riders };
    expect(orders.answer(lead, ROAD, late)).toBeUndefined();
    expect(orders.answer(asked('lead-4', ['roll', '6']), ROAD, late)).toBe('roll');
  });
  it('goes to the furthest square, but leaves the event table to people', () => {
    const orders = new Orders('x/0');
    orders.give('white', 'to', 1, { order: 'furthest', span: 'race' });
    const to = asked('to-4', ['9.1', '8.2'], { useful: ['9.1', '8.2'] });
    expect([
      orders.answer(to, ROAD, scene),
      orders.answer({ ...to, options: ['9.1', '8.2', 'table'] }, ROAD, scene),
      orders.answer(to, ROAD, later),
    ]).toEqual(['9.1', undefined, '9.1']);
  });
  it('plays cards first against the clock, where nobody else has to be minded', () => {
    const [orders, trial] = [new Orders('x/0'), { ...ROAD, trial: true }];
    orders.give('white', 'lead', 1, { order: 'cards', span: 'race' });
    expect([
      orders.answer(asked('lead-4', ['roll', '6', '5k', '6+5k']), trial, later),
      orders.answer(asked('lead-4', ['roll', '6', '5k', '6+5k']), ROAD, later),
    ]).toEqual(['6+5k', undefined]);
  });
  it('is offered only where it would answer', () => {
    const lead = asked('lead-4', ['roll', '6', 'fitness']);
    const riders = scene.riders.map((rider) =>
      rider.name === '11' ? { ...rider, fitness: '7', square: at('8.1') } : rider,
    );
    expect(wishesFor(lead, ROAD, scene)).toEqual([
      { order: 'roll', span: 'turn' },
      { order: 'roll', span: 'race' },
    ]);
    expect(wishesFor(lead, ROAD, { ...scene, riders })).toEqual([]);
    expect(wishesFor(FOLLOW, ROAD, scene)).toHaveLength(3);
  });
});

describe('against the clock the dice are rolled for all', () => {
  const [lead, trial] = [asked('lead-4', ['roll', '6', 'fitness']), { ...ROAD, trial: true }];
  const nobodyMoved = { ...scene, riders: scene.riders.map((rider) => ({ ...rider, moved: false })) };
  const changed = (name: string, change: object) => ({
    ...nobodyMoved,
    riders: nobodyMoved.riders.map((rider) => (rider.name === name ? { ...rider, ...change } : rider)),
  });
  it.each([
    ['who have yet to move', trial, nobodyMoved, 2],
    ['but not with a button of its own for the last one', trial, changed('13', { moved: true }), 0],
    ['nor for riders who wait', trial, changed('13', { wait: 1 }), 0],
    ['nor where a fitness card would be forgotten', trial, changed('11', { fitness: '7', square: at('8.1') }), 0],
    ['nor in a race, where riders help each other', ROAD, nobodyMoved, 0],
  ])('%s', (_, road, position, riders) => expect(rollingTogether(lead, road, position)).toBe(riders));
  it('by an order that no other button gives', () =>
    expect(wishesFor(lead, trial, nobodyMoved)).not.toContainEqual(ALL_ROLL));
});

describe('what Enter answers costs nothing', () => {
  it.each([
    [FOLLOW, '13'],
    [{ ...FOLLOW, lands: { 11: '6.1', 13: '5.1' } }, 'none'],
    [asked('relay-0-0', ['13', 'none']), 'none'],
    [asked('counter-0-0', ['none', '11-6']), 'none'],
    [asked('retreat', ['none', '11']), 'none'],
    [asked('wait-0', ['wait', '6']), 'wait'],
    [asked('lead-0', ['roll', '6']), 'roll'],
    [asked('to-0', ['9.1', '8.2'], { useful: ['8.2'] }), '8.2'],
    [asked('seven-0', ['table', 'keep-5', 'keep-2']), undefined],
    [asked('discard-0', ['6', '6h']), undefined],
  ] as [HomasQuestion, string | undefined][])('%#', (question, answer) =>
    expect(proposal(question, ROAD, scene)).toBe(answer),
  );
});

describe('an answer is given without asking', () => {
  const trial = { ...ROAD, trial: true };
  const withRow = (row: number, change: Partial<HomasSquare>) => ({
    ...trial,
    squares: trial.squares.map((square) => (square.row === row ? { ...square, ...change } : square)),
  });
  const alone = { ...scene, riders: scene.riders.filter(({ name }) => name === '11') };
  const ends = asked('to-0', ['8.2', '8.1', '7.1']);
  it('where it is the only one', () => expect(evident(asked('lead-0', ['roll']), ROAD, scene)).toBe('roll'));
  it('but not where it is sealed', () =>
    expect(evident(asked('keep', ['7'], { sealed: true }), ROAD, scene)).toBeUndefined());
  it('where a rest is all that could be had against the clock', () =>
    expect([
      evident(asked('lead-0', ['roll', 'rest']), trial, scene),
      evident(asked('lead-0', ['roll', 'rest']), ROAD, scene),
    ]).toEqual(['roll', undefined]));
  it('where an attack against the clock costs nothing', () =>
    expect([
      evident(asked('chance-0', ['attack', 'ride']), trial, scene),
      evident(asked('chance-0', ['attack', 'recover']), trial, scene),
      evident(asked('chance-0', ['attack', 'ride']), ROAD, scene),
    ]).toEqual(['attack', undefined, undefined]));
  it('where a rider against the clock goes furthest', () => expect(evident(ends, trial, scene)).toBe('8.2'));
  it('for the outside of a curve, where nothing else differs', () => {
    const curve = trial.squares.map((square) => (square.name === '8.2' ? { ...square, interior: true } : square));
    expect(evident(ends, { ...trial, squares: curve }, scene)).toBe('8.1');
  });
  it('for a gentler slope, if that is worth more than a square', () =>
    expect(
      evident(
        ends,
        { ...trial, squares: trial.squares.map((square) => ({ ...square, grade: square.row === 8 ? -4 : -2 })) },
        scene,
      ),
    ).toBe('7.1'));
  it('not where another kind of road is nearly as good', () =>
    expect(evident(ends, withRow(7, { road: 'cobbles', grade: -1 }), scene)).toBeUndefined());
  it('for a square that beats those on another kind of road', () =>
    expect(evident(ends, withRow(7, { road: 'climb', grade: -4 }), scene)).toBe('8.2'));
  it('not where the table may be rolled on', () =>
    expect(evident(asked('to-0', ['8.2', 'table']), trial, scene)).toBeUndefined());
  it.each([
    ['22', '11.1', 'near ahead'],
    ['22', '4.2', 'near behind'],
    ['13', '0.1', 'of its team, and behind'],
  ])('not where %s on %s is %s', (name, square) => {
    const other = { ...scene.riders.find((rider) => rider.name === name)!, square: at(square) };
    expect(evident(ends, ROAD, { ...scene, riders: [...alone.riders, other] })).toBeUndefined();
  });
  it('where everybody is far away', () => {
    const far = { ...scene.riders.find((rider) => rider.name === '22')!, square: at('0.1') };
    expect(evident(ends, ROAD, { ...scene, riders: [...alone.riders, far] })).toBe('8.2');
  });
  it('counts squares to the end of the road the shortest way', () =>
    expect([at('11.1'), at('10.2'), at('0.1')].map((number) => leftOf(ROAD)[number])).toEqual([0, 1, 11]));
});

describe('nobody is asked to fall back', () => {
  const RETREAT = asked('retreat', ['none', '11']);
  const standing = (...places: [string, string][]) => ({
    ...scene,
    riders: scene.riders.map((rider) => ({
      ...rider,
      square: at(places.find(([name]) => name === rider.name)?.[1] ?? ''),
    })),
  });
  it.each([
    ['where that brings nobody into a wheel', standing(['11', '6.1']), 'none'],
    ['unless it does', standing(['11', '6.1'], ['22', '6.2']), undefined],
    ['not for another wheel', standing(['11', '6.1'], ['22', '6.2'], ['21', '7.1']), 'none'],
    ['unless a team mate comes into its own', standing(['11', '6.1'], ['13', '4.2']), undefined],
    ['where only a rival would', standing(['11', '6.1'], ['22', '4.2']), 'none'],
  ])('%s', (_, position, answer) => expect(evident(RETREAT, ROAD, position)).toBe(answer));
});
