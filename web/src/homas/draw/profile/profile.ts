/**
 * Measures of the profile strip, in pixels: a rider's place along the road, the height of the road there, and the
 * stacking of plates.
 */
import { titleOf } from '../signs/signs';
import type { HomasMark, HomasRoad } from '@/net/protocol';
import { clamp, r2 } from '@/draw/road/numbers';
import { gradesOf, heightsOf } from '../land/landscape';
import { groundOf } from '../road/ground';
import { ROW } from '../../road/parts';

/** As many numbers as can be read; the line itself is 0. */
export function tens({ road, step, small, x }: Profile): { left: number; at: number }[] {
  const every = [10, 20, 25, 50].find((rows) => rows * step >= (small ? 34 : 46)) ?? 50;
  const count = Math.floor((road.length - (small ? 0 : 4)) / every);
  return Array.from({ length: count + 1 }, (_, n) => ({ left: n * every, at: x((road.length - n * every) * ROW) }));
}

export interface Profile {
  readonly road: HomasRoad;
  readonly width: number;
  readonly height: number;
  /** On a phone. */
  readonly small: boolean;
  /** The ground of the far hills, and the top of the ruler. */
  readonly base: number;
  readonly ruler: number;
  /** Pixels a row. */
  readonly step: number;
  /** Width and height of a plate. */
  readonly plate: readonly [number, number];
  readonly x: (progress: number) => number;
  readonly y: (progress: number) => number;
  /** The road's line from edge to edge. */
  readonly crest: string;
  /** Climbs, descents and cobbles under the line. */
  readonly grounds: readonly {
    readonly key: number;
    readonly path: string;
    readonly fill: string;
    readonly strength: number;
  }[];
}

/** Rows shown behind the start and beyond the line. */
const GRID = 5;
const RUN_OUT = 7;
/** However flat a course is, its hills are stretched no further than this. */
const A_MOUNTAIN = 34;
/** The room above the highest hill, for the groups' names and two plates. */
const FREE = { small: 62, large: 84 } as const;
/** Between the road and the ruler there is room for letters and names, where no rider covers them. */
const BAND = { small: 16, large: 20 } as const;

export function profileOf(road: HomasRoad, width: number, height: number): Profile {
  const small = width <= 560;
  const size = small ? 'small' : 'large';
  const [margin, ruler] = [small ? 8 : 20, height - (small ? 17 : 19)];
  const low = ruler - BAND[size];
  const step = (width - 2 * margin) / (road.length + GRID + RUN_OUT);
  const heights = heightsOf(road);
  const high = Math.max(A_MOUNTAIN, ...heights);
  const hills = clamp(low - FREE[size], 16, small ? 40 : 56);
  const x = (progress: number) => r2(margin + (progress / ROW + GRID) * step);
  const y = (progress: number) => {
    const rows = clamp(progress / ROW, 0, road.length);
    const from = Math.floor(rows);
    const here = heights[from]!;
    return r2(low - ((here + ((heights[from + 1] ?? here) - here) * (rows - from)) / high) * hills);
  };
  const line = heights.map((_, row) => `${x(row * ROW)} ${y(row * ROW)}`).join(' L');
  const grounds = gradesOf(road).flatMap(({ road: kind, grade }, n) => {
    const ground = groundOf(kind, grade);
    if (!ground) return [];
    const [from, to] = [n * ROW, (n + 1) * ROW];
    const path = `M${x(from)} ${height} V${y(from)} L${r2(x(to) + 0.4)} ${y(to)} V${height} Z`;
    return [{ key: n, path, fill: ground.fill, strength: r2(0.35 + 0.65 * ground.strength) }];
  });
  return {
    road,
    width,
    height,
    small,
    ruler,
    step,
    x,
    y,
    grounds,
    base: low + 5,
    plate: small ? [8, 10] : [clamp(step * 0.96, 9, 14), 14],
    crest: `0 ${y(0)} L${line} L${width} ${y(road.length * ROW)}`,
  };
}

/** The same line smoothed and shifted: a range of hills behind the road. */
export function ridge({ road, base, width, x, y }: Profile, shift: number, spread: number, lift: number): string {
  let path = `M0 ${base}`;
  for (let row = -GRID - 12; row <= road.length + RUN_OUT + 12; row += 2) {
    let sum = 0;
    for (let n = -spread; n <= spread; n++) sum += base - y((row + shift + n) * ROW);
    path += ` L${x(row * ROW)} ${r2(base - lift - (sum / (2 * spread + 1)) * 1.05)}`;
  }
  return `${path} L${width} ${base} Z`;
}

export interface PlacedName {
  readonly name: string;
  readonly progress: number;
  readonly mine: boolean;
}

export interface Plate {
  readonly name: string;
  readonly x: number;
  readonly foot: number;
  /** How far its lower edge is above the foot. */
  readonly lift: number;
  readonly lowest: boolean;
}

const STEM = 5;

/** The riders in drawing order: your own last and lowest. Riders closer than the width of a plate are stacked. */
export function platesOf(profile: Profile, riders: readonly PlacedName[], ceiling: number): Plate[] {
  const [wide, tall] = profile.plate;
  const order = [...riders.filter((rider) => !rider.mine), ...riders.filter((rider) => rider.mine)];
  const columns = order.map(({ progress }) => Math.round(profile.x(progress) / (wide + 0.6)));
  return order.map(({ name, progress }, n) => {
    const same = columns.filter((column) => column === columns[n]).length;
    const below = columns.slice(n + 1).filter((column) => column === columns[n]).length;
    const x = same > 1 ? columns[n]! * (wide + 0.6) : profile.x(progress);
    const foot = profile.y(progress);
    const rung = same > 1 ? clamp((foot - STEM - ceiling - tall) / (same - 1), 2, tall + 1.5) : 0;
    return {
      name,
      x: r2(clamp(x, wide / 2 + 1, profile.width - wide / 2 - 1)),
      foot,
      lift: r2(STEM + below * rung),
      lowest: below === 0,
    };
  });
}

/** The area of a title over the strip: from one edge to the other, down to here. */
export interface Title {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
}

export interface ProfileMark {
  readonly mark: HomasMark;
  readonly x: number;
  readonly red: boolean;
  /** The ends of its name, if there is room for it beside the letter. */
  readonly name?: readonly [number, number];
  /** Otherwise the middle of its name over the road, if there is room for it there. */
  readonly over?: number;
}

/** As wide as a letter in its roundel. */
const LETTER = 17;
const AIR = 3;
/** A name over the road is this far above it: a rider may stand in between. */
const NAME = 36;
/** Of that, its foot is so far above the road. */
export const NAME_FOOT = 24;
const wordWidth = (word: string): number => word.length * 6.9 + 8;

/**
 * The lines of the course: on a phone only those with something to win. Names give way to letters, to other names and
 * to the title.
 */
export function marksOf(profile: Profile, title: Title): ProfileMark[] {
  const { road, small, width } = profile;
  const told = road.marks.filter((mark) => !small || mark.kind || mark.sprint || mark.row === road.red);
  const places = told.map((mark) => profile.x(mark.row * ROW));
  let [edge, above] = [0, 0];
  return told.map((mark, n) => {
    const x = places[n]!;
    const red = road.red > 0 && mark.row === road.red && road.red < road.length;
    const next = (places[n + 1] ?? width + LETTER / 2) - LETTER / 2 - AIR;
    const wide = wordWidth(titleOf(mark));
    const sides: readonly (readonly [number, number])[] = [
      [x, r2(x + LETTER / 2 + wide)],
      [r2(x - LETTER / 2 - wide), x],
    ];
    const named = !small && titleOf(mark);
    const name = named ? sides.find(([from, to]) => from >= edge && to <= next) : undefined;
    edge = Math.max(x + LETTER / 2, name?.[1] ?? 0) + AIR;
    const over = Math.min(x, width - wide / 2 - 4);
    const titled =
      over + wide / 2 > title.left && over - wide / 2 < title.right && profile.y(mark.row * ROW) - NAME < title.bottom;
    const raised = named && !name && !titled && over - wide / 2 > above;
    if (raised) above = over + wide / 2;
    return { mark, x, red, ...(name ? { name } : raised ? { over: r2(over) } : {}) };
  });
}

/** The names over the road that no rider's plate touches; the map shows the names of the others meanwhile. */
export function namesInTheClear(
  { y, plate: [wide, tall] }: Profile,
  marks: readonly ProfileMark[],
  plates: readonly Plate[],
): ProfileMark[] {
  return marks.filter(({ mark, over }) => {
    if (!over) return false;
    const [reach, foot] = [(wordWidth(titleOf(mark)) + wide) / 2, y(mark.row * ROW) - NAME_FOOT];
    return plates.every(({ x, foot: stands, lift }) => Math.abs(x - over) > reach || stands - lift - tall > foot);
  });
}
