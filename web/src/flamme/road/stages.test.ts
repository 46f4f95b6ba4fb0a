import { describe, expect, it } from 'vitest';
import { speak } from '@/words/index.svelte';
import { stageName, tilesIn, titled } from './stages';

await speak('en');

describe('the name of a stage', () => {
  it.each([
    ['Firenze - Milano', 'base', 'Firenze – Milano'],
    ['9. Roubaix (needs Peloton)', 'promo_gigamic_2018', 'Roubaix'],
    ["12. Alpe d'Huez", 'promo_gigamic_2018', 'Alpe d’Huez'],
    ['Stage 7', 'peloton', 'Peloton 7'],
    ['Grand Tour stage 3', 'grand_tour', 'Grand Tour 3'],
  ])('%s of %s is %s', (name, set, shown) => expect(stageName({ name, set })).toBe(shown));
});

describe('a row of tiles', () => {
  it.each(['a b 2B 3 u', 'ab2B3u', 'a, b,2B , 3 u'])('%s', (text) =>
    expect(tilesIn(text)).toEqual(['a', 'b', '2B', '3', 'u']),
  );
  it('may be empty', () => expect(tilesIn(' ')).toEqual([]));
});

it('a stage that is not known yet has no road', () => expect(titled('base-1', [])).toEqual({ name: '', tiles: [] }));

it('a table on an own road is called so', () => {
  expect(titled('a b u', [])).toEqual({ name: 'Own road', tiles: ['a', 'b', 'u'] });
});
