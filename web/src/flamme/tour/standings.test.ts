import { describe, expect, it } from 'vitest';
import { bonusFor, ahead } from './bonus';
import { TOUR } from './sample';
import { byPoints, byTime, classified, podiumOf, restOf, running, totalOf, winnerOf, wonOf } from './standings';
import { kindOf } from './kinds';
import { wornBy } from '@/tour/jerseys';

const names = (riders: readonly { name: string }[]) => riders.map(({ name }) => name);

describe('classifications', () => {
  it('go by time, and of equals by the latest finish', () => {
    expect(names(classified(TOUR, 'general'))).toEqual([
      'green.R',
      'black.R',
      'red.R',
      'red.S',
      'black.S',
      'green.S',
      'blue.R',
      'blue.S',
    ]);
    const other = {
      ...TOUR,
      history: [...TOUR.history.slice(0, 3), { ...TOUR.history[3]!, crossed: [...TOUR.history[3]!.crossed].reverse() }],
    };
    expect(names(classified(other, 'general')).slice(1, 3)).toEqual(['red.R', 'black.R']);
  });

  it('have nobody without a point, and nobody at all before the first stage', () => {
    expect(names(classified(TOUR, 'mountain'))).toEqual(['black.R', 'green.R', 'blue.R']);
    expect(classified({ ...TOUR, history: [] }, 'general')).toEqual([]);
  });

  it('agree with who is said to lead', () => {
    for (const by of ['general', 'sprint', 'mountain'] as const)
      expect(classified(TOUR, by)[0]!.name).toBe(TOUR.leaders[by]);
  });

  it('put the teams in order of time and of points', () => {
    expect(byTime(TOUR).map(({ colour, time }) => [colour, time])).toEqual([
      ['green', 200],
      ['red', 270],
      ['black', 280],
      ['blue', 470],
    ]);
    expect(byPoints(TOUR).map(({ colour, points }) => [colour, points])).toEqual([
      ['green', 11],
      ['black', 7],
      ['red', 6],
      ['blue', 3],
    ]);
  });

  it('end as the tour was decided', () => {
    const outcome = {
      bonus: { green: 1, black: 5, red: 0, blue: 0 },
      total: { green: 12, black: 12, red: 6, blue: 3 },
      ranking: ['black', 'green', 'red', 'blue'],
    };
    const over = { ...TOUR, outcome };
    expect(byPoints(over).map((team) => [team.colour, totalOf(over, team)])).toEqual([
      ['black', 12],
      ['green', 12],
      ['red', 6],
      ['blue', 3],
    ]);
  });
});

describe('a stage', () => {
  it('has a winner, and podium points by team', () => {
    expect(TOUR.history.map(winnerOf)).toEqual(['red.S', 'green.R', 'green.R', 'black.R']);
    expect(podiumOf(TOUR.history[3]!, 'black')).toBe(4);
  });

  it('gives what its rest day gave apart from the podium', () => {
    expect(['green', 'black', 'red', 'blue'].map((team) => restOf(TOUR.history, 3, team))).toEqual([2, 1, 0, 0]);
    expect(restOf(TOUR.history, 0, 'red')).toBe(0);
    expect(restOf(TOUR.history, 4, 'red')).toBe(0);
  });

  it('gives a point to the most combative, which is not a rest day’s', () => {
    const fought = TOUR.history.map((result, n) =>
      n === 3 ? { ...result, combative: 'red.R', points: { ...result.points, red: result.points.red! + 1 } } : result,
    );
    expect(['red', 'black', 'blue'].map((team) => wonOf(fought[3]!, team))).toEqual([1, 4, 0]);
    expect(['green', 'black', 'red', 'blue'].map((team) => restOf(fought, 3, team))).toEqual([2, 1, 0, 0]);
  });

  it('adds up', () => {
    expect(running(TOUR.history, (result) => result.times['red.S']!)).toEqual([0, 30, 70, 140]);
  });

  it('is of a kind: by its format first, then by its stones and slopes', () => {
    const kinds: [string, string][] = [
      ['a b c d e f g h i j k l m n o p q r s t u', 'tour'],
      ['a b 8 i 6 k 5 u', 'tour'],
      ['a b u', 'ttt'],
      ['a b u', 'itt'],
    ];
    expect(kinds.map(([tiles, format]) => kindOf(tiles.split(' '), format))).toEqual(['flat', 'cobbles', 'ttt', 'itt']);
    expect(kindOf('a B C D F H u'.split(' '), 'tour')).toBe('hilly');
    expect(kindOf('a d C L P J B H F i m o r T s K N Q E g v'.split(' '), 'tour')).toBe('mountain');
  });
});

it('knows who wears what', () => {
  expect(wornBy(TOUR.jerseys)).toEqual({ 'green.R': 'yellow', 'red.S': 'green', 'black.R': 'polka' });
  expect(wornBy({ rainbow: 'blue.R' })).toEqual({});
  const both = { yellow: '21', green: '21', polka: '34', combative: '34' };
  expect(wornBy(both)).toEqual({ 21: 'yellow', 34: 'polka' });
  expect(wornBy({ combative: '34', polka: '34', green: '21', yellow: '21' })).toEqual(wornBy(both));
});

it('knows what can still be won', () => {
  expect(ahead(TOUR)).toEqual({ stages: 3, roads: 2, rests: 0 });
  expect(ahead({ ...TOUR, number: 3 })).toEqual({ stages: 4, roads: 3, rests: 1 });
  const cases: [number, number][] = [
    [7, 4],
    [8, 4],
    [14, 6],
    [15, 3],
    [21, 2],
  ];
  expect(cases.map(([stages, teams]) => bonusFor(stages, teams).general[0])).toEqual([3, 4, 4, 5, 3]);
});
