import { describe, expect, it } from 'vitest';
import type { StageRow } from '@/net/bodies';
import { speak } from '@/words/index.svelte';
import { facts, knownRoad, ownRoad, roadOf } from './road';

await speak('en');
const tiles = 'a 2B h 4 L o p c 5 6B r 3 g q J k s t e I U';
const row: StageRow = {
  game: 'flamme',
  id: 'peloton-10-2-4',
  name: 'Peloton 10',
  set: 'peloton',
  players: [2, 4],
  squares: 74,
  tiles: tiles.split(' '),
  climbs: 2,
  terrain: { cobbles: 11 },
  grid: 10,
  breakaway: 1,
  official: true,
  special: '',
  confidence: 'medium',
  designer: '',
  note: '',
};

describe('a road', () => {
  it('of one’s own has the same facts as the known stage of the same tiles', () => {
    const { name: _a, stage: _b, players: _c, ...own } = ownRoad(tiles);
    const { name: _d, stage: _e, players: _f, ...known } = knownRoad(row);
    expect(own).toEqual(known);
  });
  it('is found by its id, else it is a row of tiles', () => {
    expect(roadOf('peloton-10-2-4', [knownRoad(row)]).name).toBe('Peloton 10');
    expect(roadOf('a u', [knownRoad(row)])).toMatchObject({ name: 'Custom road', stage: 'a u', squares: 7, grid: 10 });
  });
  it('that is not known yet stands in nobody’s way', () =>
    expect(roadOf('base-1', [])).toMatchObject({ stage: 'base-1', tiles: [], grid: Infinity }));
  it('with cobbles says so, one without tells its climbs', () => {
    expect(facts(knownRoad(row))).toBe('74 squares · cobbles');
    expect(facts(ownRoad('a 5 b 6B u'))).toBe('25 squares · 2 × cobbles');
    expect(facts(ownRoad('a u'))).toBe('7 squares · flat');
    expect(facts(ownRoad('a U'))).toBe('8 squares · 1 climb');
  });
  it('that is special says that first', () =>
    expect(facts(knownRoad({ ...row, special: 'itt' }))).toBe('74 squares · individual trial'));
  it('is counted along the inner way of a roundabout', () => expect(ownRoad('a x u').squares).toBe(13));
});
