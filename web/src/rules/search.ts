/** Searching in texts: accents, capitals and kinds of apostrophe make no difference. */

/** A piece of a text; `hit` if it matches. */
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

const LETTERS: Readonly<Record<string, string>> = { '’': "'", '\u00a0': ' ', œ: 'oe', æ: 'ae' };

/** One character in the form used for comparing; sometimes none, sometimes two. */
function plain(character: string): string {
  const small = character.toLowerCase();
  return LETTERS[small] ?? small.normalize('NFD').replace(/\p{Mark}/gu, '');
}

/** A text in the form used for comparing. */
export const fold = (text: string): string => Array.from(text, plain).join('');

/** The searched words, one by one. */
export const wanted = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

/** Whether all the words occur in these texts. */
export function has(words: readonly string[], ...texts: readonly string[]): boolean {
  const text = fold(texts.join(' '));
  return words.every((word) => text.includes(word));
}

/** The text in pieces: matches, and the text between them. */
export function pieces(text: string, words: readonly string[]): Piece[] {
  const characters = Array.from(text);
  const hit = marks(characters, words);
  const found: { text: string; hit: boolean }[] = [];
  characters.forEach((character, n) => {
    const last = found.at(-1);
    if (last && last.hit === hit[n]) last.text += character;
    else found.push({ text: character, hit: hit[n]! });
  });
  return found;
}

/** For each character whether it belongs to one of the words. */
function marks(characters: readonly string[], words: readonly string[]): boolean[] {
  const folded = characters.map(plain);
  const origins = folded.flatMap((letters, n) => Array.from(letters, () => n));
  const text = folded.join('');
  const hit = characters.map(() => false);
  for (const word of words) {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
      for (const n of origins.slice(at, at + word.length)) hit[n] = true;
    }
  }
  return hit;
}
