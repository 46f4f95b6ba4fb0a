import { describe, expect, it } from 'vitest';
import type { EventWire, HomasEvent, HomasRoad } from '@/net/protocol';
import { attackIn } from './attacks';
import { at, EVENTS, ROAD, VIEW } from './sample';
import { firstScene, scenesOf } from './scene';
import { chanceSquares, storyOf } from './stories';
import { rollShown, sumOf } from './sums';

/** After the line-up: 11 on 1.1, 13 on 0.1, 21 on 1.2, 22 on 0.2. */
const scene = scenesOf(EVENTS, [firstScene(ROAD, VIEW)])[4]!;
const told = (code: string, args: EventWire['args']): HomasEvent => ({ code, rule: '2.1.6', args }) as HomasEvent;
const PHASE = told('phase', { round: 2, phase: 'move' });
const roll = (...dice: number[]) => told('rolled', { rider: '11', dice, total: dice.reduce((a, b) => a + b) });
const on = (road: string, grade: number, more = {}): HomasRoad => ({
  ...ROAD,
  squares: ROAD.squares.map((square) => ({ ...square, road, grade, ...more })),
});

describe('a roll adds up', () => {
  const sum = (events: HomasEvent[], road = ROAD) => sumOf([PHASE, ...events], scene, road, '11');

  it('with the road', () =>
    expect(sum([roll(4, 1)], on('descent', 3))).toEqual({
      cards: [],
      dice: [4, 1],
      plus: 0,
      grade: 3,
      road: 'descent',
      squares: 8,
    }));
  it('to at least one square', () => expect(sum([roll(1, 2)], on('climb', -5))?.squares).toBe(1));
  it('with cards and what a rule adds', () => {
    const card = told('played', { rider: '11', cards: ['6h'] });
    const more = told('rolled', { rider: '11', dice: [2], total: 9 });
    expect(sum([card, more])).toMatchObject({ cards: [6], dice: [2], plus: 1, squares: 9 });
  });
  it('after a seven to one die, or to what the table makes of it', () => {
    const event = (result: number) => told('event', { rider: '11', dice: [5, 5], result });
    const attack = told('attacked', { rider: '11', cards: [] });
    const seven = roll(3, 4);
    expect([
      sum([seven, told('kept', { rider: '11', part: 3 })])?.squares,
      sum([seven, event(5)])?.squares,
      sum([seven, event(9)])?.squares,
      sum([seven, event(11)])?.squares,
      sum([seven, event(11), attack])?.squares,
    ]).toEqual([3, 4, 10, 7, 9]);
  });
  it('and stays on the table while its rider rides', () => {
    const ride = (rider: string) => told('rode', { rider, way: [] });
    const shown = (...events: HomasEvent[]) => rollShown([PHASE, ...events]);
    expect([
      shown(roll(4, 1)),
      shown(roll(4, 1), ride('11')),
      shown(roll(4, 1), ride('13')),
      shown(roll(4, 1), ride('11'), told('followed', { rider: '13' })),
    ]).toEqual([2, 2, 0, 0]);
  });
  it('until its rider has ridden, and for nobody else', () =>
    expect([
      sum([roll(4, 1), told('rode', { rider: '11', way: [] })]),
      sumOf([PHASE, roll(4, 1)], scene, ROAD, '13'),
    ]).toEqual([undefined, undefined]));
});

describe('the event table', () => {
  it('says how far an attack would go', () =>
    expect([chanceSquares([told('event', { result: 11 })]), chanceSquares([])]).toEqual([2, 0]));
  it('tells its whole story', () => {
    const events = [
      PHASE,
      roll(3, 4),
      told('event', { rider: '11', dice: [3, 2], result: 2, name: 'serious-fall' }),
      told('team-roll', { rider: '11', die: 2, rank: 3, failed: true }),
      told('fell', { rider: '11', riders: ['13', '22'] }),
    ];
    const road = on('descent', 2, { interior: true });
    expect(storyOf(events, { ...scene, rain: true }, road)).toMatchObject({
      rider: '11',
      dice: [3, 2],
      modifiers: [{ why: 'descent' }, { why: 'inside' }, { why: 'rain' }],
      row: { name: 'serious-fall' },
      team: { die: 2, rank: 3, failed: true },
      fallen: ['13', '22'],
    });
    expect(storyOf([...events, told('rode', { rider: '11', way: [] })], scene, road)).toBeUndefined();
  });
});

describe('an attack', () => {
  const attacked = told('attacked', { rider: '11', cards: ['6'] });
  const rode = told('rode', { rider: '11', way: [] });
  const ahead = { ...scene, riders: scene.riders.map((r) => (r.name === '11' ? { ...r, square: at('8.1') } : r)) };

  it('opens a gap while it is ridden', () => {
    const way = ['1.1', '2.1', '3.1', '4.1', '5.1', '6.1', '7.1', '8.1'].map(at);
    const gap = (done: number) => attackIn([PHASE, attacked, rode], scene, ROAD, { 11: { way, done } })?.gap;
    expect([gap(0), gap(0.5), gap(1)]).toEqual([0, 3, 6]);
    expect(attackIn([PHASE, attacked, rode], ahead, ROAD, {})).toEqual({ rider: '11', gap: 6 });
  });
  it('is none against the clock', () =>
    expect(attackIn([PHASE, attacked, rode], ahead, { ...ROAD, trial: true }, {})).toBeUndefined());
  it('is over when others move, and not begun by riding', () =>
    expect([
      attackIn([PHASE, rode], ahead, ROAD, {}),
      attackIn([PHASE, attacked, rode, told('rolled', { rider: '21', dice: [1], total: 1 })], ahead, ROAD, {}),
      attackIn([PHASE, attacked, rode, told('retreated', { rider: '11' })], ahead, ROAD, {}),
    ]).toEqual([undefined, undefined, undefined]));
});
