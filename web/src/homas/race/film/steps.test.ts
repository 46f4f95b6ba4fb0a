import { describe, expect, it } from 'vitest';
import type { HomasEvent } from '@/net/protocol';
import { at, EVENTS, ROAD, VIEW } from '../sample';
import { firstScene, scenesOf } from '../scene';
import { stepAt, stepsOf } from './steps';
import { wayBetween, wayOf } from './ways';

const scenes = scenesOf(EVENTS, [firstScene(ROAD, VIEW)]);

describe('steps', () => {
  it('are one for each thing, but for what happens together', () => {
    expect(stepsOf(EVENTS, scenes).map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ['quiet', 0, 1],
      ['lineup', 1, 3],
      ['quiet', 3, 4],
      ['dice', 4, 5],
      ['move', 5, 6],
      ['follow', 6, 8],
      ['card', 8, 9],
      ['home', 9, 10],
      ['quiet', 10, 11],
      ['retreat', 11, 12],
    ]);
  });
  it('take riders as long as their way', () =>
    expect([stepAt(EVENTS, scenes, 4).travel, stepAt(EVENTS, scenes, 5).travel]).toEqual([650, 270]));
  it('let your own events be read', () => {
    const event = [
      { code: 'event', rule: '2.7.8', args: { rider: '11', dice: [1, 2], result: 3 } } as unknown as HomasEvent,
    ];
    const travels = ['', 'red', 'white'].map((own) => stepAt(event, [scenes[0]!, scenes[0]!], 0, { own }).travel);
    expect(travels).toEqual([1100, 1100, 2000]);
  });
  it('let your own moments be seen at any speed', () => {
    const seen = [scenes[0]!, scenes[0]!];
    const lasts = (code: string, args: object, own: string) => {
      const event = { code, rule: '', args: { rider: '11', ...args } } as (typeof EVENTS)[number];
      return stepAt([event], seen, 0, { own, speed: 4 }).travel / 4;
    };
    expect([lasts('rolled', {}, 'white'), lasts('rolled', {}, 'red')]).toEqual([400, 162.5]);
    expect([lasts('event', {}, 'white'), lasts('event', {}, 'red')]).toEqual([1000, 275]);
    expect(lasts('fell', { riders: ['21'] }, 'red')).toBe(1000);
  });
  it('against the clock show others together, and your own by themselves', () => {
    const event = (code: string, rider: string) => ({ code, rule: '', args: { rider } }) as HomasEvent;
    const phase = (round: number) =>
      ({
        code: 'phase',
        rule: '',
        args: { round, phase: round > 1 ? 'retreat' : 'move' },
      }) as HomasEvent;
    const all = [
      ...[event('rolled', '21'), event('rode', '21'), phase(1), event('rolled', '31'), event('rode', '31'), phase(1)],
      ...[event('rolled', '11'), event('rode', '11'), phase(1), event('rode', '22'), phase(2)],
    ];
    const seen = all.map(() => scenes[0]!).concat(scenes[0]!);
    const step = (from: number) => {
      const { kind, to } = stepAt(all, seen, from, { own: 'white', trial: true });
      return [kind, to];
    };
    expect([step(0), step(6), step(7), step(9)]).toEqual([
      ['others', 5],
      ['dice', 7],
      ['move', 8],
      ['others', 10],
    ]);
    expect(stepAt(all, seen, 0, { trial: true }).kind).toBe('dice');
  });
  it('are short where nothing may move', () => expect(stepAt(EVENTS, scenes, 5, { still: true }).travel).toBe(240));
});

describe('a way', () => {
  it('is the one that was told', () =>
    expect(wayOf(ROAD, EVENTS[5], '11', at('1.1'), at('4.1'))).toEqual(['1.1', '2.1', '3.1', '4.1'].map(at)));
  it('is found where none was told', () => expect(wayBetween(ROAD, at('0.2'), at('2.1')).length).toBe(3));
  it('back is straight over', () => expect(wayBetween(ROAD, at('4.1'), at('3.2'))).toEqual([at('4.1'), at('3.2')]));
});
