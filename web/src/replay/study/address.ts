/** A position in the address of the study board. */

/** Underscores are easier to read than encoded spaces, and a position contains none. */
export const toHash = (text: string): string => encodeURI(text).replaceAll('%20', '_');

/** A damaged text is read as it is, and the server reports the problem. */
export function fromHash(hash: string): string {
  const text = hash.replaceAll('_', ' ');
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}
