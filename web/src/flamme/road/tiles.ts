/**
 * The printed tiles, read from the same data as the rules. A square's code is explained there: `F3b2`, `A2x`, `F1w`.
 */
import data from '@flamme-road/tiles.json';
import type { Side } from '@/draw/road/stretch';

export type Terrain = 'flat' | 'ascent' | 'descent' | 'cobbles' | 'supply';

/** One square as printed. */
export interface Printed {
  readonly terrain: Terrain;
  readonly lanes: number;
  /** Behind the start line. */
  readonly start: boolean;
  /** Beyond the finish line. */
  readonly beyond: boolean;
  /** A wavy blue square of a sharp corner. */
  readonly wavy: boolean;
  /** Breakaway places, counted from the right lane. */
  readonly breakaway: number;
}

export interface Tile {
  readonly kind: string;
  /** Where it turns to: -1 left, 1 right. */
  readonly side: Side;
  readonly degrees: number;
  readonly squares: readonly Printed[];
  /** The two ways through a roundabout, after its squares. */
  readonly inner: readonly Printed[];
  readonly outer: readonly Printed[];
}

interface Entry {
  kind: string;
  squares: string;
  turn?: string;
  degrees?: number;
  inner?: string;
  outer?: string;
}

const TERRAINS: Readonly<Record<string, Terrain>> = {
  F: 'flat',
  A: 'ascent',
  D: 'descent',
  C: 'cobbles',
  S: 'supply',
};
const CODE = /^([FADCS])([123])([sxw]?)(?:b([12]))?$/;

/** The square that a code means. */
function readSquare(code: string): Printed {
  const [, letter = '', lanes, mark, places] = CODE.exec(code) ?? [];
  const terrain = TERRAINS[letter];
  if (terrain === undefined) throw new RangeError(`${code} is not a valid square`);
  return {
    terrain,
    lanes: Number(lanes),
    start: mark === 's',
    beyond: mark === 'x',
    wavy: mark === 'w',
    breakaway: Number(places ?? 0),
  };
}

const readSquares = (codes: string): Printed[] => codes.split(' ').filter(Boolean).map(readSquare);

const readTile = (entry: Entry): Tile => ({
  kind: entry.kind,
  side: entry.turn === 'left' ? -1 : entry.turn === 'right' ? 1 : 0,
  degrees: entry.degrees ?? 0,
  squares: readSquares(entry.squares),
  inner: readSquares(entry.inner ?? ''),
  outer: readSquares(entry.outer ?? ''),
});

export const TILES: Readonly<Record<string, Tile>> = Object.fromEntries(
  Object.entries(data as Record<string, Entry>).map(([id, entry]) => [id, readTile(entry)]),
);
