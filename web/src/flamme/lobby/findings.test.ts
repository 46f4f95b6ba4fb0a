import { describe, expect, it } from 'vitest';
import { speak } from '@/words/index.svelte';
import { atSight, verdict } from './findings';

await speak('en');

describe('a custom road', () => {
  it('has tiles that there are', () =>
    expect(verdict(atSight('a b ? u'), 'a b ? u')).toEqual({ good: false, words: ['There is no tile ? (tile 3).'] }));
  it('gives the server the rest to judge', () => expect(atSight('a b u')).toEqual([]));

  it.each([
    [
      'no-start',
      'no start tile: the first tile must be a, A, 1 or 1B',
      'The first tile must be a start: a, A, 1 or 1B.',
    ],
    [
      'no-finish',
      'no finish tile: the last tile must be u, U, v or V',
      'The last tile must be a finish: u, U, v or V.',
    ],
    [
      'start-not-first',
      'tile 2: the start tile b is not the first',
      'The start tile b must come first; here it is tile 2.',
    ],
    [
      'tile-used-twice',
      'there is one piece b only, but it lies here as b (tile 2) and B (tile 4)',
      'b (tile 2) and B (tile 4) are two sides of one piece.',
    ],
    ['overlap', 'tile 4 (B) lies on tile 2 (b), 0.80 squares deep', 'B (tile 4) would lie on b (tile 2).'],
  ])('%s is told in words', (code, detail, words) => {
    expect(verdict([{ code, severity: 'error', detail }], 'a b c B u')).toEqual({ good: false, words: [words] });
  });

  it('may be a tight fit', () => {
    const tight = { code: 'overlap', severity: 'warning', detail: 'tile 4 (B) lies on tile 2 (b), 0.20 squares deep' };
    expect(verdict([tight], 'a b c B u')).toEqual({
      good: true,
      words: ['A tight fit: B (tile 4) touches b (tile 2).'],
    });
    expect(verdict([tight, { code: 'odd', severity: 'error', detail: 'odd' }], 'a u')).toEqual({
      good: false,
      words: ['odd'],
    });
  });
});
