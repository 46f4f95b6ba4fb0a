/** Codes as people read them out, and as they type or paste them. */

/** What somebody typed or pasted, as the server knows it: a link has its code behind the #. */
export function codeIn(text: string): string {
  const behind = text.slice(text.lastIndexOf('#') + 1);
  return behind.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** In threes, so that it can be read out. */
export const grouped = (code: string): string => code.match(/.{1,3}/g)?.join('-') ?? code;
