/** A position in the address of the study board. */

/** Spaces are easier to read as low lines, of which a position has none. */
export const toHash = (text: string): string => encodeURI(text).replaceAll('%20', '_');

/** What somebody broke is read as it is, and the server says what is wrong with it. */
export function fromHash(hash: string): string {
  const text = hash.replaceAll('_', ' ');
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}
