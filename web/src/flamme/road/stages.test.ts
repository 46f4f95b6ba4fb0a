import { describe, expect, it } from 'vitest';
import { speak } from '@/words/index.svelte';
import { GUIDED, tilesIn, titled } from './stages.svelte';

await speak('en');

describe('a row of tiles', () => {
  it.each(['a b 2B 3 u', 'ab2B3u', 'a, b,2B , 3 u'])('%s', (text) =>
    expect(tilesIn(text)).toEqual(['a', 'b', '2B', '3', 'u']),
  );
  it('may be empty', () => expect(tilesIn(' ')).toEqual([]));
});

it('a stage that is not known yet has no road', () => expect(titled('base-1', [])).toEqual({ name: '', tiles: [] }));

it('a table on a custom road is called so', () => {
  expect(titled('a b u', [])).toEqual({ name: 'Custom road', tiles: ['a', 'b', 'u'] });
  expect(titled(GUIDED, []).name).toBe('First kilometres');
});
