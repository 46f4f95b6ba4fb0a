import { describe, expect, it } from 'vitest';
import type { TableRow } from '@/net/bodies';
import { speak } from '@/words/index.svelte';
import { namesOf, sittersOf, standingOf, winnerOf } from './company';

await speak('en');
const row: TableRow = {
  id: 'k3',
  status: 'over',
  stage: 'base-1',
  seats: ['Anna', '', 'tempo', 'tempo'],
  open_seats: 1,
  round: 9,
  winner: 'green.S',
  winning_team: 'green',
};

describe('a table in a list', () => {
  it('has its seats in their colours, bots by their names', () => {
    expect(sittersOf(row)).toEqual([
      { team: 'blue', name: 'Anna' },
      { team: 'red', name: '' },
      { team: 'green', name: 'Métronome' },
      { team: 'black', name: 'Métronome' },
    ]);
  });
  it('names everybody once', () => expect(namesOf(row)).toEqual(['Anna', 'Métronome']));
  it('knows who won', () => expect(winnerOf(row)).toEqual({ team: 'green', name: 'Métronome' }));
  it('tells how a tour stands once a stage is over, the first first', () => {
    expect(standingOf({ ...row, points: [3, 0, 6, 3] })).toEqual([
      { team: 'green', name: 'Métronome', points: 6 },
      { team: 'blue', name: 'Anna', points: 3 },
      { team: 'black', name: 'Métronome', points: 3 },
      { team: 'red', name: 'Red', points: 0 },
    ]);
    expect(standingOf(row)).toEqual([]);
  });
  it('knows a neutral team that won', () =>
    expect(winnerOf({ ...row, game: 'homas', winning_team: 'black' })).toEqual({ team: 'black', name: '' }));
  it('has no winner before the end', () => expect(winnerOf({ ...row, winning_team: '' })).toBeUndefined());
});
