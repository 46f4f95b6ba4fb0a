/**
 * The places of a race's moments on the screen: rounds side by side, and the time before them in the chart's margin.
 */
export interface Axis {
  /** Left and right end of the rounds. */
  left: number;
  right: number;
  /** Left end of what came before the first round. */
  before: number;
  /** How wide a round is. */
  round: number;
  rounds: number;
  x(position: number): number;
  position(x: number): number;
}

/** The width of the block before the first round. */
const BEFORE = 24;

export function axisOf(width: number, margins: { left: number; right: number }, rounds: number): Axis {
  const { left } = margins;
  const right = Math.max(left, width - margins.right);
  const round = rounds ? (right - left) / rounds : 0;
  const before = left - BEFORE;
  return {
    left,
    right,
    before,
    round,
    rounds,
    x: (position) => (position < 0 ? left + position * BEFORE : left + position * round),
    position: (x) => (x < left ? Math.max(-1, (x - left) / BEFORE) : round ? Math.min(rounds, (x - left) / round) : 0),
  };
}

/** Numbers are shown every this many rounds. */
export const numbered = (round: number): number => [1, 2, 5].find((step) => step * round >= 22) ?? 10;
