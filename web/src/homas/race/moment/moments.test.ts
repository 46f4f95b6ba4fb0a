import { describe, expect, it } from 'vitest';
import type { EventWire, HomasEvent, HomasShown } from '@/net/protocol';
import { attackIn } from './attacks';
import { at, EVENTS, ROAD, VIEW } from '../sample';
import { firstScene, scenesOf } from '../scene';
import { mishapOf, storyOf } from './stories';
import { rollShown, sumOf } from './sums';

/** After the line-up: 11 on 1.1, 13 on 0.1, 21 on 1.2, 22 on 0.2. */
const scene = scenesOf(EVENTS, [firstScene(ROAD, VIEW)])[4]!;
const told = (code: string, args: EventWire['args']): HomasEvent => ({ code, rule: '2.1.6', args }) as HomasEvent;
const PHASE = told('phase', { round: 2, phase: 'move' });
const roll = (...dice: number[]) => told('rolled', { rider: '11', dice, total: dice.reduce((a, b) => a + b) });

const showing = (event: HomasEvent, shown: Omit<HomasShown, 'game'>): HomasEvent => ({
  ...event,
  shown: { game: 'homas', ...shown },
});

describe('a roll adds up', () => {
  const rolled = showing(roll(4, 1), { sum: { dice: [4, 1], squares: 5 } });
  const kept = showing(told('kept', { rider: '11', part: 4 }), { sum: { dice: [4], squares: 4 } });
  const rode = told('rode', { rider: '11', way: [] });

  it('as the server says with the last of its events', () =>
    expect([sumOf([PHASE, rolled], '11')?.squares, sumOf([PHASE, rolled, kept], '11')?.squares]).toEqual([5, 4]));
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
    expect([sumOf([PHASE, rolled, rode], '11'), sumOf([PHASE, rolled], '13')]).toEqual([undefined, undefined]));
});

describe('the event table', () => {
  it('tells its whole story', () => {
    const less = { descent: 1, inside: 1, rain: 1 };
    const events = [
      PHASE,
      roll(3, 4),
      showing(told('event', { rider: '11', dice: [3, 2], result: 2, name: 'serious-fall' }), { less }),
      told('team-roll', { rider: '11', die: 2, rank: 3, failed: true }),
      told('fell', { rider: '11', riders: ['13', '22'] }),
    ];
    expect(storyOf(events)).toMatchObject({
      rider: '11',
      dice: [3, 2],
      less,
      row: { name: 'serious-fall' },
      team: { die: 2, rank: 3, failed: true },
      fallen: ['13', '22'],
    });
    expect(storyOf([...events, told('rode', { rider: '11', way: [] })])).toBeUndefined();
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

describe('why a rider has to wait', () => {
  const puncture = told('event', { rider: '11', dice: [1, 2], result: 1, name: 'broken-bike' });
  const lost = told('loses-turns', { rider: '11', turns: 1 });
  it('is what the event table did to it', () =>
    expect(mishapOf([PHASE, puncture, lost, roll(1, 2)], '11')?.row?.name).toBe('broken-bike'));
  it('or the rider who brought it down', () =>
    expect(mishapOf([puncture, lost, told('fell', { rider: '21', riders: ['11', '13'] })], '11')).toEqual({
      by: '21',
    }));
  it('and nothing for a rider to whom nothing happened', () =>
    expect(mishapOf([puncture, lost], '13')).toBeUndefined());
});
