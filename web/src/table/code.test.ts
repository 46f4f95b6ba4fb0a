import { describe, expect, it } from 'vitest';
import { codeIn, grouped } from '@/table/codes';

describe('a code', () => {
  it.each(['abc234xyz', 'ABC-234-XYZ', ' abc 234 xyz ', 'Abc–234.xyz', 'http://velo.example/table/k3#abc234xyz'])(
    'is found in %s',
    (text) => expect(codeIn(text)).toBe('abc234xyz'),
  );

  it('is nothing where nothing was typed', () => expect(codeIn(' - ')).toBe(''));

  it('is read out in threes and comes back the same', () => {
    expect(grouped('abc234xyz')).toBe('abc-234-xyz');
    expect(codeIn(grouped('abc234xyz'))).toBe('abc234xyz');
  });
});
