/** The race as a chart: squares behind the leader after each round. */
import { r2 } from '../road/numbers';

export interface ChartLine {
  readonly name: string;
  readonly team: string;
  readonly type: string;
  /** Behind the leader at the start, after round 1, after round 2 … */
  readonly gaps: readonly number[];
}

export interface ChartEnd {
  readonly line: ChartLine;
  readonly y: number;
}

/** The chart's left and right margin: a scrubber under it has the same axis. */
export const CHART_MARGINS = { left: 30, right: 42 } as const;
const TOP = 14;
/** The distance and the height of plates at the ends of lines, if there is room. */
const APART = 18.5;
const PLATE = 17;

export interface ChartScale {
  readonly rounds: number;
  readonly most: number;
  readonly bottom: number;
  readonly x: (round: number) => number;
  readonly y: (gap: number) => number;
}

export function chartScale(lines: readonly ChartLine[], width: number, height: number, axis: boolean): ChartScale {
  const { left, right } = CHART_MARGINS;
  const rounds = Math.max(1, ...lines.map((line) => line.gaps.length - 1));
  const most = Math.max(5, ...lines.flatMap((line) => line.gaps));
  const bottom = height - (axis ? 26 : 10);
  return {
    rounds,
    most,
    bottom,
    x: (round) => r2(left + ((width - left - right) * round) / rounds),
    y: (gap) => r2(TOP + ((bottom - TOP) * gap) / most),
  };
}

/** A rider's line; lines at the same height are drawn a little apart. */
export function chartPath(line: ChartLine, place: number, count: number, { x, y }: ChartScale): string {
  const shift = (place - (count - 1) / 2) * 0.9;
  return `M${line.gaps.map((gap, round) => `${x(round)} ${r2(y(gap) + shift)}`).join(' L')}`;
}

/** The riders' plates at the ends of their lines, first to last, without overlaps if the chart is high enough. */
export function chartEnds(lines: readonly ChartLine[], scale: ChartScale, height: number): ChartEnd[] {
  const last = (line: ChartLine) => line.gaps.at(-1) ?? 0;
  const order = [...lines].sort((a, b) => last(a) - last(b));
  const ys = stacked(
    order.map((line) => scale.y(last(line))),
    height,
  );
  return order.map((line, n) => ({ line, y: ys[n]! }));
}

/** The upper edges of plates that belong at these heights, from the top down, kept apart from each other. */
export function stacked(middles: readonly number[], height: number): number[] {
  const apart = Math.min(APART, (height - PLATE) / Math.max(1, middles.length - 1));
  const ys: number[] = [];
  for (const middle of middles) ys.push(Math.max(middle - PLATE / 2, (ys.at(-1) ?? -apart) + apart));
  // Plates that would leave the chart are pushed up from below.
  let low = height - PLATE;
  for (let n = ys.length - 1; n >= 0; n--) {
    ys[n] = Math.min(ys[n]!, low);
    low = ys[n]! - apart;
  }
  return ys.map(r2);
}
