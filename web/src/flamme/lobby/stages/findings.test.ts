import { describe, expect, it } from 'vitest';
import { speak } from '@/words/index.svelte';
import { verdict } from './findings';

await speak('en');

const BOTH = { tile: 'B', place: 4, other: 'b', otherPlace: 2 };

describe('a custom road', () => {
  it.each([
    ['no-start', {}, 'The first tile must be a start: a, A, 1 or 1B.'],
    ['no-finish', {}, 'The last tile must be a finish: u, U, v or V.'],
    ['unknown-tile', { tile: '?', place: 3 }, 'There is no tile ? (tile 3).'],
    ['start-not-first', { tile: 'b', place: 2 }, 'The start tile b must come first; here it is tile 2.'],
    ['tile-used-twice', BOTH, 'B (tile 4) and b (tile 2) are two sides of one piece.'],
    ['overlap', BOTH, 'B (tile 4) would lie on b (tile 2).'],
  ])('%s is told in words', (code, about, words) => {
    const finding = { code, severity: 'error', detail: 'in English', about };
    expect(verdict([finding])).toEqual({ good: false, words: [words] });
  });

  it('may be a tight fit', () => {
    const tight = { code: 'overlap', severity: 'warning', detail: '', about: BOTH };
    expect(verdict([tight])).toEqual({ good: true, words: ['A tight fit: B (tile 4) touches b (tile 2).'] });
    const odd = { code: 'odd', severity: 'error', detail: 'odd', about: {} };
    expect(verdict([tight, odd])).toEqual({ good: false, words: ['odd'] });
  });
});
