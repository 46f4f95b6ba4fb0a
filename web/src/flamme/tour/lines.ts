/** The history of the standings as lines: what everybody had after each stage. */
import { stacked } from '@/draw/chart/chart';
import type { FlammeTourWire, StageResultWire } from '@/net/protocol';
import { r2 } from '@/draw/road/numbers';

export const VIEWS = ['points', 'general', 'sprint', 'mountain'] as const;
export type ChartView = (typeof VIEWS)[number];

export interface ClassedLine {
  readonly name: string;
  readonly team: string;
  /** Empty for a team. */
  readonly type: string;
  /** At the start, after stage 1, after stage 2 … */
  readonly values: readonly number[];
}

/** Running totals of a rider after each stage. */
function running(history: readonly StageResultWire[], of: (result: StageResultWire) => number): number[] {
  let all = 0;
  return history.map((result) => (all += of(result)));
}

/** Tour points of teams; seconds behind the leader, sprint or mountain points of riders. */
export function linesOf(tour: FlammeTourWire, view: ChartView): ClassedLine[] {
  const { history } = tour;
  if (view === 'points') {
    return tour.teams.map(({ colour }) => ({
      name: colour,
      team: colour,
      type: '',
      values: [0, ...history.map((result) => result.points[colour] ?? 0)],
    }));
  }
  const riders = tour.riders.map(({ name, team, type }) => ({ name, team, type }));
  if (view !== 'general') {
    const lines = riders.map((rider) => ({
      ...rider,
      values: [0, ...running(history, (result) => result[view][rider.name] ?? 0)],
    }));
    return lines.filter(({ values }) => values.at(-1));
  }
  const times = riders.map(({ name }) => running(history, (result) => result.times[name] ?? 0));
  const best = history.map((_, n) => Math.min(...times.map((time) => time[n]!)));
  return riders.map((rider, n) => ({ ...rider, values: [0, ...times[n]!.map((time, stage) => time - best[stage]!)] }));
}

export interface Scale {
  readonly stages: number;
  readonly ticks: readonly number[];
  readonly x: (stage: number) => number;
  readonly y: (value: number) => number;
}

export const MARGINS = { left: 56, right: 44, top: 14, bottom: 26 } as const;
/** Ticks are one of these apart: round numbers, also as minutes. */
const STEPS = [1, 2, 5, 10, 20, 30, 60, 120, 300, 600, 1200, 3600];
const MOST_TICKS = 6;

/** The scale of a chart over all stages of the tour: points grow upwards, time that was lost downwards. */
export function scaleOf(
  lines: readonly ClassedLine[],
  stages: number,
  view: ChartView,
  width: number,
  height: number,
): Scale {
  const most = Math.max(view === 'general' ? 30 : 5, ...lines.flatMap(({ values }) => values));
  const step = STEPS.find((each) => most / each < MOST_TICKS) ?? most;
  const ticks = Array.from({ length: Math.floor(most / step) + 1 }, (_, n) => n * step);
  const { left, right, top, bottom } = MARGINS;
  const [from, to] = view === 'general' ? [top, height - bottom] : [height - bottom, top];
  return {
    stages,
    ticks,
    x: (stage) => r2(left + ((width - left - right) * stage) / Math.max(1, stages)),
    y: (value) => r2(from + ((to - from) * value) / most),
  };
}

/** A line as a path; lines on the same heights lie a little beside each other. */
export function pathOf({ values }: ClassedLine, place: number, count: number, { x, y }: Scale): string {
  const shift = (place - (count - 1) / 2) * 0.9;
  return `M${values.map((value, stage) => `${x(stage)} ${r2(y(value) + shift)}`).join(' L')}`;
}

export interface LineEnd {
  readonly line: ClassedLine;
  readonly x: number;
  readonly y: number;
}

/** The signs at the ends of lines, none over another as long as there is room. */
export function endsOf(lines: readonly ClassedLine[], { x, y }: Scale, height: number): LineEnd[] {
  const last = (line: ClassedLine) => y(line.values.at(-1) ?? 0);
  const order = [...lines].sort((a, b) => last(a) - last(b));
  const ys = stacked(order.map(last), height);
  return order.map((line, n) => ({ line, x: x(line.values.length - 1) + 9, y: ys[n]! }));
}
