/** The places of a road on which a rider can be put, as a position line writes them. */
import type { FlammeRoad } from '@/net/protocol';

export interface Spot {
  readonly square: number;
  readonly lane: number;
  /** As in 34r. */
  readonly text: string;
}

/** The lanes from the right, by how many there are. */
const LETTERS = ['', 'r', 'rl', 'rml'];

/** Every place up to the line, the first square first. */
export const placesOf = ({ squares, line }: FlammeRoad): Spot[] =>
  squares
    .slice(0, line)
    .flatMap(({ lanes, name }, n) =>
      [...LETTERS[lanes]!].map((letter, lane) => ({ square: n + 1, lane, text: `${name ?? n + 1}${letter}` })),
    );

/** The next free place from here, a square or more ahead or back; nothing if there is none. */
export function nextFree(places: readonly Spot[], taken: ReadonlySet<string>, from: string, way: 1 | -1): string {
  const here = places.find(({ text }) => text === from)?.square ?? 0;
  const free = places.filter(({ text, square }) => !taken.has(text) && (square - here) * way > 0);
  const square = way > 0 ? free[0]?.square : free.at(-1)?.square;
  return free.find((each) => each.square === square)?.text ?? '';
}
