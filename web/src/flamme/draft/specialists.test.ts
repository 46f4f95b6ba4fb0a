import { describe, expect, it } from 'vitest';
import { powersOf } from '../dock/notes';
import { rider } from '../dock/sample.svelte';
import { factsOf } from './road';
import { changed, plainDeck, signature, SPECIALISTS, specialistOf } from './specialists';

const ROULEUR = [...'333444555666777'];
const SPRINTEUR = [...'222333444555999'];
const plain = (type: string): string[] => (type === 'R' ? ROULEUR : SPRINTEUR);

describe('the specialists', () => {
  it('are six for each rider, and each takes cards that there are', () => {
    expect(['R', 'S'].map((type) => SPECIALISTS.filter((one) => one.type === type).length)).toEqual([6, 6]);
    for (const one of SPECIALISTS)
      expect(changed(plain(one.type), one).kept, one.id).toHaveLength(15 - one.removed.length);
  });

  it('make another deck, which can be undone', () => {
    for (const one of SPECIALISTS) {
      const { deck } = changed(plain(one.type), one);
      const name = `blue.${one.type}`;
      expect(plainDeck(rider(name, 0, { deck: [...deck, '2e'], specialist: one.id })), one.id).toEqual(plain(one.type));
    }
    expect(plainDeck(rider('blue.R', 0, { deck: ROULEUR, specialist: 'flandrien' }))).toEqual(ROULEUR);
  });

  it('show themselves by one of their cards', () => {
    expect(SPECIALISTS.map((one) => [one.id, signature(one)])).toContainEqual(['flandrien', '5+chase']);
    expect(signature(specialistOf('super-sprinteur')!)).toBe('11');
  });

  it('have the powers of their cards', () => {
    expect(powersOf('5+relentless+breakaway')).toEqual(['relentless', 'breakaway']);
    expect(powersOf('2e')).toEqual([]);
    expect(specialistOf('grimpeur')?.powers).toEqual(['desc7', 'asc6']);
    expect(specialistOf('polyvalent')?.powers).toEqual([]);
  });
});

describe('what the road has for them', () => {
  const terrains = ['flat', 'ascent', 'ascent', 'flat', 'cobbles', 'ascent', 'descent', 'flat', 'ascent'];
  const road = {
    game: 'flamme' as const,
    text: '',
    tiles: [],
    line: 8,
    grid: [],
    breakaway: [],
    piles: [],
    timing: [],
    squares: terrains.map((terrain, n) => ({ lanes: n === 4 ? 1 : 2, terrain })),
  };
  it('counts climbs, descents and where there is no slipstream, up to the line', () => {
    expect(factsOf(road, ['asc6'])).toEqual([{ id: 'draft-road-climbs', args: { climbs: 2, squares: 3, length: 8 } }]);
    expect(factsOf(road, ['desc7', 'recovery'])).toEqual([
      { id: 'draft-road-descents', args: { descents: 1, squares: 1, length: 8 } },
    ]);
    expect(factsOf(road, ['breakaway', 'chase'])).toEqual([{ id: 'draft-road-chase', args: { squares: 4 } }]);
    expect(factsOf(road, ['nimble'])).toEqual([{ id: 'draft-road-narrow', args: { squares: 1 } }]);
  });
  it('has a line for those who need nothing of it', () => {
    expect(factsOf(road, [])).toEqual([{ id: 'draft-road-plain', args: { length: 8, climbs: 2, cobbles: 1 } }]);
  });
});
