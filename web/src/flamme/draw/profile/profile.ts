/**
 * Measures of the profile, in pixels: the position of a square, the height of the road, the size of a plate. A
 * roundabout's inner way leads over a mound, so that riders on it do not hide those on the outer one.
 */
import { heights } from '../../road/heights';
import { clamp, ease, r2 } from '@/draw/road/numbers';
import { firstBeyond, outerWay, type Laid, type Layout } from '../../road/layout';

/** The columns of a roundabout. */
export interface Fork {
  readonly from: number;
  readonly to: number;
}

export interface Measures {
  readonly layout: Layout;
  readonly width: number;
  readonly height: number;
  /** On a phone. */
  readonly small: boolean;
  /** Too little room for letters and names. */
  readonly tight: boolean;
  readonly columns: number;
  readonly forks: readonly Fork[];
  /** The ground of the far hills, and the top of the ruler. */
  readonly base: number;
  readonly ruler: number;
  /** Width and height of a plate. */
  readonly plate: readonly [number, number];
  /** The height below which plates stay clear of the names. */
  readonly ceiling: number;
  /** Where this many columns are done. */
  readonly x: (columns: number) => number;
  /** The road's height there, on the outer or the inner way. */
  readonly y: (columns: number, inner?: boolean) => number;
  /** The crest of the same line, smoothed and shifted: a range of hills behind the road. */
  readonly far: (columns: number, shift: number, spread: number, lift: number) => number;
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
/** A mound is as high as a plate on its stem, and this much more. */
const AIR = 3;
/** It rises and falls over this many columns. */
const SLOPE = 0.8;
/** the hills stay visible, however low they must be */
const LOWEST = 16;

export function measuresOf(layout: Layout, width: number, height: number): Measures {
  const squares = outerWay(layout);
  const forks = forksOf(squares);
  const line = heights(squares);
  const top = Math.max(5, ...line);
  const columns = squares.length;
  const small = width <= 560;
  const margin = small ? 12 : 24;
  const base = height - (small ? 22 : 26);
  const step = (width - 2 * margin) / Math.max(1, columns);
  const tight = step < 14;
  const ceiling = tight ? 4 : UNDER_NAMES;
  const tall = tight ? FLAG : LETTERED[1];
  const mound = STEM + tall + AIR;
  const heightAt = (n: number) => line[clamp(n, 0, columns)] ?? 0;
  // Hills give way: even on the highest one, or on a mound on it, a plate must fit below the names.
  const room = base - LEAST - ceiling - STEM - LETTERED[1];
  const mounds = forks.map(({ from }) => ((room - mound) * top) / Math.max(0.01, heightAt(from)));
  const hills = clamp(Math.min(room, ...mounds), LOWEST, small ? 34 : 52);
  const moundAt = (n: number) =>
    Math.max(0, ...forks.map(({ from, to }) => ease(clamp(Math.min(n - from, to - n) / SLOPE, 0, 1))));
  return {
    layout,
    width,
    height,
    small,
    tight,
    columns,
    forks,
    base,
    ruler: height - (small ? 17 : 19),
    plate: [clamp(step * 0.96, 8, LETTERED[0]), tall],
    ceiling,
    x: (n) => r2(margin + step * n),
    y: (n, inner = false) => {
      const from = Math.floor(n);
      const here = heightAt(from);
      const ground = base - LEAST - ((here + (heightAt(from + 1) - here) * (n - from)) / top) * hills;
      return r2(ground - (inner ? mound * moundAt(n) : 0));
    },
    far: (n, shift, spread, lift) => {
      let sum = 0;
      for (let j = -spread; j <= spread; j++) sum += heightAt(n + j + shift);
      return r2(base - lift - (sum / (2 * spread + 1) / top) * hills * 1.05);
    },
  };
}

/** The top of the flag at the line. */
export function flagOf({ layout, x, y }: Measures): { x: number; y: number } | undefined {
  const line = firstBeyond(layout)?.column;
  return line === undefined ? undefined : { x: x(line), y: y(line) - 34 };
}

function forksOf(squares: readonly Laid[]): Fork[] {
  const starts = squares.filter((laid) => laid.arm && laid.from === 0);
  return starts.map(({ column, tile }) => {
    return { from: column, to: column + squares.filter((laid) => laid.arm && laid.tile === tile).length };
  });
}
