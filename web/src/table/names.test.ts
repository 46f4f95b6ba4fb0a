import { describe, expect, it } from 'vitest';
import { charactersIn, troubleWith } from './names';
import './offers.sample';

const ASTRONAUT = '👩‍🚀';

describe('a name', () => {
  it.each([
    ['', 0],
    ['Zoë', 3],
    ['Zoe\u0308', 3],
    [ASTRONAUT, 1],
    ['🤷🏾‍♂️ 🇫🇷', 3],
  ])('%s has as many characters as a reader counts', (name, count) => expect(charactersIn(name)).toBe(count));

  it.each(['', 'A', ASTRONAUT.repeat(24), '  Anna  ', 'Émile O’Brien', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'])('can be %s', (name) =>
    expect(troubleWith(name)).toBe(''),
  );

  it.each([
    ['a'.repeat(25), '25 characters: a name has at most 24.'],
    [ASTRONAUT.repeat(25), '25 characters: a name has at most 24.'],
    ['\u200D', 'This name contains invisible characters. Choose another one.'],
    ['\u202EAnna', 'This name contains invisible characters. Choose another one.'],
  ])('cannot be %s, and it is said why', (name, why) =>
    expect(troubleWith(name).replace(/[\u2068\u2069]/g, '')).toBe(why),
  );
});
