/** Measures of the profile strip, in pixels: where a square is, how high the road lies there, how large a plate is. */
import { heights } from '../road/heights';
import { clamp, r2 } from '../road/numbers';
import type { Way } from '../road/way';

export interface Strip {
  readonly width: number;
  readonly height: number;
  /** A phone's strip. */
  readonly small: boolean;
  /** Too little room for letters and names. */
  readonly tight: boolean;
  readonly squares: number;
  /** The ground of the far hills, and the top of the ruler. */
  readonly base: number;
  readonly ruler: number;
  /** Width and height of a plate. */
  readonly plate: readonly [number, number];
  /** The height below which plates stay clear of the names. */
  readonly ceiling: number;
  /** Where so many squares of the way are done. */
  readonly x: (squares: number) => number;
  /** The road's height there. */
  readonly y: (squares: number) => number;
  /** The crest of the same line, smoothed and shifted: a range of hills behind the road. */
  readonly far: (squares: number, shift: number, spread: number, lift: number) => number;
}

/** The line of the packs' names, and how far down names and brackets reach. */
export const NAMES = 28;
const UNDER_NAMES = NAMES + 20;
const LETTERED = [20, 26] as const;
/** A plate without letter is this tall. */
export const FLAG = 13;
/** The road lies at least this high above the ground of the hills. */
const LEAST = 4;
/** Plates stand this far above the road. */
export const STEM = 6;

export function stripOf(way: Way, width: number, height: number): Strip {
  const line = heights(way.squares);
  const top = Math.max(5, ...line);
  const squares = way.squares.length;
  const small = width <= 560;
  const margin = small ? 12 : 24;
  const base = height - (small ? 22 : 26);
  const step = (width - 2 * margin) / Math.max(1, squares);
  const tight = step < 14;
  const ceiling = tight ? 4 : UNDER_NAMES;
  // Hills give way: on the highest one a plate must still fit below the names.
  const hills = clamp(base - LEAST - ceiling - STEM - LETTERED[1], 16, small ? 34 : 52);
  const heightAt = (n: number) => line[clamp(n, 0, squares)] ?? 0;
  return {
    width,
    height,
    small,
    tight,
    squares,
    base,
    ruler: height - (small ? 17 : 19),
    plate: [clamp(step * 0.96, 8, LETTERED[0]), tight ? FLAG : LETTERED[1]],
    ceiling,
    x: (n) => r2(margin + step * n),
    y: (n) => {
      const from = Math.floor(n);
      const here = heightAt(from);
      return r2(base - LEAST - ((here + (heightAt(from + 1) - here) * (n - from)) / top) * hills);
    },
    far: (n, shift, spread, lift) => {
      let sum = 0;
      for (let j = -spread; j <= spread; j++) sum += heightAt(n + j + shift);
      return r2(base - lift - (sum / (2 * spread + 1) / top) * hills * 1.05);
    },
  };
}
