/** The plate beside the finish that says what time each square beyond the line is worth. */
import { clamp, UNIT } from '@/draw/road/numbers';
import { squareAt } from '../../road/pose';
import { firstBeyond, type Layout } from '../../road/layout';
import { pose, type Pose } from '@/draw/road/stretch';

/** Half the width of the plate, in squares. */
export const PLATE = 0.26;
/** How far from the road's edge it lies. */
const OFF = 0.12;
/** Numbers are at least this many pixels tall; where a square is smaller than they are there is no plate. */
const READABLE = 12;
const NEEDS = 22;

export interface TimingCell extends Pose {
  readonly seconds: number;
}

/** The middle of each square's part of the plate, on the left of the road. */
export function cellsOf(layout: Layout, scale: number, timing: readonly number[] = []): TimingCell[] {
  const first = firstBeyond(layout);
  if (!first || scale < NEEDS) return [];
  return timing.map((seconds, n) => {
    const laid = squareAt(layout, first.number + n);
    return { ...pose(laid, 0.5, -laid.half - OFF - PLATE), seconds };
  });
}

/** How tall its numbers are, in board units. */
export const digits = (scale: number): number => clamp((READABLE * UNIT) / scale, 32, 54);
