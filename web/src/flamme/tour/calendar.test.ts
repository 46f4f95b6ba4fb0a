import { describe, expect, it } from 'vitest';
import { ownRoad } from '../lobby/road';
import { dropped, formatOn, moved, printDays, readDays, rested, roadFor, unsided } from './calendar';
import { offerOf } from '@/table/offers.svelte';

describe('calendars', () => {
  it('are read and written in the same words', () => {
    const text = 'gt-3 gigamic2018-3:ttt rest gt-11';
    expect(readDays(text)).toEqual([
      { stage: 'gt-3', format: '', rest: false },
      { stage: 'gigamic2018-3', format: 'ttt', rest: true },
      { stage: 'gt-11', format: '', rest: false },
    ]);
    expect(printDays(readDays(text))).toBe(text);
  });

  it('of the presets are read by their names', () => {
    expect(offerOf('flamme').tours.map(({ name }) => readDays(name).length)).toEqual([3, 5, 7, 21, 21]);
    expect(readDays('grand').flatMap((day, n) => (day.rest ? [n + 1] : []))).toEqual([9, 15]);
    expect(
      readDays('2018')
        .filter((day) => day.format)
        .map(({ stage, format }) => [stage, format]),
    ).toEqual([
      ['gigamic2018-3', 'ttt'],
      ['gigamic2018-20', 'itt'],
    ]);
  });

  it('name a stage without its side, and the teams choose it', () => {
    const sides = { 'gt-1': [2, 6], 'gt-3-2-4': [2, 4], 'gt-3-5-6': [5, 6] } as const;
    const roads = Object.entries(sides).map(([stage, players]) => ({ ...ownRoad('a b u'), stage, players }));
    expect([2, 4, 5, 6].map((teams) => roadFor('gt-3', teams, roads)?.stage)).toEqual([
      'gt-3-2-4',
      'gt-3-2-4',
      'gt-3-5-6',
      'gt-3-5-6',
    ]);
    expect(roadFor('gt-1', 6, roads)?.stage).toBe('gt-1');
    expect(roadFor('gt-9', 4, roads)).toBeUndefined();
    expect(roads.map(unsided)).toEqual(['gt-1', 'gt-3', 'gt-3']);
  });

  it('ride a stage as it is made for unless they say otherwise', () => {
    expect(
      [{ special: 'ttt' }, { special: 'extended' }, { special: '' }].map((road) => formatOn({ format: '' }, road)),
    ).toEqual(['ttt', 'tour', 'tour']);
    expect(formatOn({ format: 'itt' }, { special: '' })).toBe('itt');
  });
});

describe('a change of the calendar', () => {
  const days = readDays('gt-3 gt-4 rest gt-8 gt-11');
  const text = printDays;

  it('moves a stage with its rest day, and never past the ends', () => {
    expect(text(moved(days, 1, 0))).toBe('gt-4 rest gt-3 gt-8 gt-11');
    expect(text(moved(days, 0, -1))).toBe(text(days));
    expect(text(moved(days, 3, 4))).toBe(text(days));
  });

  it('leaves no rest day after the last stage', () => {
    expect(text(moved(days, 1, 3))).toBe('gt-3 gt-8 gt-11 gt-4');
    expect(text(dropped(readDays('gt-3 gt-4 rest gt-8'), 2))).toBe('gt-3 gt-4');
  });

  it('has one rest day, and the new one is meant', () => {
    expect(text(rested(days, 2, true))).toBe('gt-3 gt-4 gt-8 rest gt-11');
    expect(text(rested(days, 1, false))).toBe('gt-3 gt-4 gt-8 gt-11');
    expect(rested(readDays('grand'), 2, false).filter((day) => day.rest)).toHaveLength(2);
  });
});
