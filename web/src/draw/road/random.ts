/** Chance for the landscape: the same seed always plants the same trees. */

/** Numbers from 0 up to 1, one after another. */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

/** One seed out of several numbers. */
export function mixed(...parts: readonly number[]): number {
  let hash = 2166136261;
  for (const part of parts) {
    hash = Math.imul(hash ^ part, 16777619);
    hash = Math.imul(hash ^ (hash >>> 15), 2246822519);
  }
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** The seed of a text, such as a stage's tiles. */
export const seedOf = (text: string): number => mixed(...[...text].map((letter) => letter.codePointAt(0) ?? 0));
