import { describe, expect, it } from 'vitest';
import { fold, has, pieces, wanted } from './search';

const marked = (text: string, query: string) =>
  pieces(text, wanted(query))
    .map(({ text: piece, hit }) => (hit ? `[${piece}]` : piece))
    .join('');

describe('looking for words', () => {
  it('passes over accents, capitals and kinds of apostrophe and space', () => {
    expect(fold('L’ÉCHAPPÉE : œuf')).toBe("l'echappee : oeuf");
  });

  it('wants every word, in any order and any of the texts', () => {
    expect(has(wanted('fatigue montee'), 'Une montée', 'et la Fatigue')).toBe(true);
    expect(has(wanted('fatigue descente'), 'Une montée', 'et la Fatigue')).toBe(false);
    expect(has(wanted('  '), 'anything')).toBe(true);
  });

  it('finds a rule by its number', () => expect(has(wanted('3.2.4'), '3.2.4', 'If a move…')).toBe(true));
});

describe('marking what was found', () => {
  it('marks the words as they are written', () => {
    expect(marked('Déplacée, une échappée se déplace.', 'deplace')).toBe('[Déplacé]e, une échappée se [déplace].');
  });

  it('keeps in step behind letters that are two', () =>
    expect(marked('Le cœur du coureur', 'coureur')).toBe('Le cœur du [coureur]'));
  it('marks a letter whose half was looked for', () => expect(marked('cœur', 'co')).toBe('[cœ]ur'));
  it('joins words that overlap', () => expect(marked('slipstream', 'slips stream')).toBe('[slipstream]'));
  it('marks nothing where nothing is looked for', () => expect(marked('A rider', '')).toBe('A rider'));
  it('has no piece of an empty text', () => expect(pieces('', ['a'])).toEqual([]));
});
