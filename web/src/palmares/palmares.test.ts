import { beforeEach, describe, expect, it } from 'vitest';
import { bests, sums } from './figures';
import { asCsv, asJson, readJson } from './files';
import { keepRace, merged, racesKept, type Ridden } from './kept';

const GAMES = ['flamme', 'homas'];
const race = (id: string, more: Partial<Ridden> = {}): Ridden => ({
  id,
  day: Date.UTC(2026, 6, 14),
  game: 'flamme',
  stage: 'base-1',
  name: 'Avenue Corso Paseo',
  place: 2,
  riders: 8,
  rounds: 14,
  time: null,
  ...more,
});

describe('races', () => {
  beforeEach(() => localStorage.removeItem('echappee.palmares'));

  it('are kept once, however often their end is looked at', () => {
    keepRace(race('a'));
    keepRace(race('b', { day: Date.UTC(2026, 6, 15) }));
    keepRace(race('a', { day: Date.UTC(2026, 6, 20) }));
    expect(racesKept().map(({ id }) => id)).toEqual(['b', 'a']);
    expect(racesKept()[1]!.day).toBe(race('a').day);
  });

  it('that cannot be read are none', () => {
    localStorage.setItem('echappee.palmares', '{');
    expect(racesKept()).toEqual([]);
  });
});

it('adds up by game and by stage', () => {
  const all = [
    race('a', { place: 1, rounds: 15 }),
    race('b', { place: 3, rounds: 13, time: 840 }),
    race('c', { place: 5, time: 900 }),
    race('d', { game: 'homas', stage: 'milan-san-remo', place: 9 }),
  ];
  expect(sums(all, ['flamme', 'homas'])).toEqual([
    { game: 'flamme', races: 3, wins: 1, podiums: 2 },
    { game: 'homas', races: 1, wins: 0, podiums: 0 },
  ]);
  expect(bests(all)[0]).toMatchObject({ stage: 'base-1', races: 3, place: 1, rounds: 13, time: 840 });
});

describe('a file', () => {
  it('brings back what was saved', () => {
    const all = [race('a'), race('b', { game: 'homas', time: 61, winner: 'red' })];
    expect(readJson(asJson(all), GAMES)).toEqual(all);
    expect(merged(all, all)).toHaveLength(2);
  });

  it.each([
    ['nothing', ''],
    ['another format', '{"races": []}'],
    ['a place that is not a number', asJson([race('a', { place: '1' as never })])],
    ['a negative round', asJson([race('a', { rounds: -1 })])],
    ['an unknown game', asJson([race('a', { game: 'chess' as never })])],
    ['a list of texts', '{"format": "echappee-palmares", "races": ["a"]}'],
  ])('with %s is refused as a whole', (_, text) => expect(readJson(text, GAMES)).toBeUndefined());

  it('for a spreadsheet has a line for each race, and no formula', () => {
    const text = asCsv([race('a', { name: '=1+1, "x"' })]);
    expect(text.split('\n')).toEqual([
      'id,day,game,stage,name,place,riders,rounds,time',
      `a,2026-07-14T00:00:00.000Z,flamme,base-1,"'=1+1, ""x""",2,8,14,`,
      '',
    ]);
  });
});
