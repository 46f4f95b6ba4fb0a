import { describe, expect, it } from 'vitest';
import { ANYTHING, fits, type RoadFilter } from './filters';
import type { Road } from '../road';

const road = (changes: Partial<Road>): Road => ({
  stage: 's',
  name: 'S',
  tiles: [],
  players: [2, 4],
  squares: 73,
  climbs: 2,
  cobbles: 0,
  descents: 2,
  supply: 0,
  grid: 10,
  breakaway: 0,
  designer: '',
  special: '',
  ...changes,
});
const wants = (changes: Partial<RoadFilter>): RoadFilter => ({ ...ANYTHING, ...changes });

describe('filters', () => {
  it('let everything through until something is wanted', () => expect(fits(road({}), ANYTHING)).toBe(true));
  it.each([
    [1, true],
    [2, true],
    [4, true],
    [5, false],
  ])('%i teams on a road for two to four: %s', (teams, fit) => expect(fits(road({}), wants({ teams }))).toBe(fit));
  it('look at the start grid too', () => expect(fits(road({ players: [5, 6] }), wants({ teams: 6 }))).toBe(false));
  it.each([
    [72, 'short'],
    [73, 'usual'],
    [74, 'long'],
  ] as const)('%i squares are %s', (squares, length) => {
    const fitting = (['short', 'usual', 'long'] as const).filter((each) =>
      fits(road({ squares }), wants({ length: each })),
    );
    expect(fitting).toEqual([length]);
  });
  it.each([
    [0, 'flat'],
    [1, 'some'],
    [2, 'some'],
    [3, 'many'],
  ] as const)('%i climbs are %s', (climbs, word) => {
    const fitting = (['flat', 'some', 'many'] as const).filter((each) =>
      fits(road({ climbs }), wants({ climbs: each })),
    );
    expect(fitting).toEqual([word]);
  });
  it('find cobbles and breakaway places', () => {
    expect(fits(road({}), wants({ cobbles: true }))).toBe(false);
    expect(fits(road({ cobbles: 1 }), wants({ cobbles: true }))).toBe(true);
    expect(fits(road({}), wants({ breakaway: true }))).toBe(false);
    expect(fits(road({ breakaway: 2 }), wants({ breakaway: true }))).toBe(true);
  });
});
