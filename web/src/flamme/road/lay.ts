/** Lays tiles one after another, as people do on the table. */
import { TILES, type Printed, type Terrain, type Tile } from './tiles';
import { BEND, CORNER, type Island, type Laid, type Marks, type Layout } from './layout';
import { LANE, pose, type Pose, ROUNDABOUT, type Stretch } from '@/draw/road/stretch';

const STRAIGHT = { side: 0, radius: 0, sweep: 0, arm: '', from: 0, to: 1 } as const;

type Bend = Pick<Stretch, 'side' | 'radius' | 'sweep'>;
/** A square with its position, but not yet its neighbours. */
type Put = Omit<Laid, 'number' | 'next' | 'previous' | 'before' | 'after'>;
type Count = Pick<Laid, 'name' | 'along' | 'column' | 'columns'>;

/** The road so far, and where its next tile will be put. */
class Bench {
  readonly squares: Put[] = [];
  /** For each square the numbers of those behind it. */
  readonly previous: (readonly number[])[] = [];
  readonly islands: Island[] = [];
  private tiles = 0;
  private along = 0;
  private columns = 0;
  /** The squares that the next one is entered from. */
  private open: readonly number[] = [];

  constructor(private end: Pose) {}

  put(tile: Tile): void {
    for (const printed of tile.squares) this.square(printed, bendOf(tile, printed));
    if (tile.kind === 'roundabout') this.roundabout(tile);
    this.tiles += 1;
  }

  private square(printed: Printed, bend: Bend): void {
    this.along += 1;
    const count = { name: String(this.along), along: this.along, column: this.columns, columns: 1 };
    const put = this.made(printed, { ...STRAIGHT, ...this.end, ...bend }, count);
    this.columns += 1;
    this.open = [this.add(put, this.open)];
    this.end = pose(put, 1, 0);
  }

  /** The squares of both ways, the rearmost first; at equal distance from the exit the inner one is ahead. */
  private roundabout({ side, inner, outer }: Tile): void {
    const arc: Stretch = { ...STRAIGHT, ...this.end, side, radius: ROUNDABOUT.radius, sweep: (side * Math.PI) / 2 };
    const [meet, wide] = [this.along + inner.length, outer.length];
    const near = this.arm({ ...arc, arm: 'inner' }, inner, meet, wide, (k) => String(this.along + k));
    const far = this.arm({ ...arc, arm: 'outer' }, outer, meet, wide, (k) => `${this.along}+${k}`);
    const last: Record<string, readonly number[]> = { inner: this.open, outer: this.open };
    for (const put of [...far, ...near].sort((a, b) => a.along - b.along))
      last[put.arm] = [this.add(put, last[put.arm]!)];
    this.open = [...last['inner']!, ...last['outer']!];
    this.islands.push({ inner: { ...arc, arm: 'inner' }, outer: { ...arc, arm: 'outer' } });
    this.along = meet;
    this.columns += wide;
    this.end = pose(arc, 1, 0);
  }

  private arm(
    arc: Stretch,
    printed: readonly Printed[],
    meet: number,
    wide: number,
    name: (k: number) => string,
  ): Put[] {
    const count = printed.length;
    return printed.map((one, k) => {
      const part = { ...arc, from: k / count, to: (k + 1) / count };
      const columns = wide / count;
      return this.made(one, part, {
        name: name(k + 1),
        along: meet - count + k + 1,
        column: this.columns + k * columns,
        columns,
      });
    });
  }

  private made(printed: Printed, stretch: Stretch, count: Count): Put {
    return { ...printed, ...stretch, ...count, tile: this.tiles, weather: '', half: (printed.lanes * LANE) / 2 };
  }

  /** Its number. */
  private add(put: Put, previous: readonly number[]): number {
    this.previous.push(previous);
    return this.squares.push(put);
  }
}

function bendOf(tile: Tile, printed: Printed): Bend {
  const { side, degrees, squares } = tile;
  if (tile.kind === 'sharp_corner') {
    return printed.wavy ? { side, radius: CORNER, sweep: (side * Math.PI) / 3 } : STRAIGHT;
  }
  if (tile.kind === 'roundabout' || !side) return STRAIGHT;
  return { side, radius: BEND[degrees]!, sweep: (side * degrees * Math.PI) / 180 / squares.length };
}

/** Once all squares lie there, each gets its number and its neighbours with their widths. */
function joined({ squares, previous }: Bench): Laid[] {
  const next: number[][] = squares.map(() => []);
  previous.forEach((behind, n) => behind.forEach((number) => next[number - 1]!.push(n + 1)));
  return squares.map((put, n) => {
    const ahead = next[n]!.length ? sorted(next[n]!, squares) : [squares.length + 1];
    const [back, front] = [squares[previous[n]![0]! - 1], squares[ahead[0]! - 1]];
    return {
      ...put,
      number: n + 1,
      next: ahead,
      previous: previous[n]!,
      before: seam(put, back),
      after: seam(put, front),
    };
  });
}

/** The inner way first. */
const sorted = (numbers: readonly number[], squares: readonly Put[]): number[] =>
  [...numbers].sort((a, b) => squares[b - 1]!.along - squares[a - 1]!.along);

/** Half the width of a neighbour, where lanes begin or end. */
function seam(put: Put, neighbour: Put | undefined): number {
  if (!neighbour || put.arm) return put.half;
  // Two ways side by side cannot widen: the whole funnel lies on this side of the line.
  return neighbour.arm ? 2 * LANE - put.half : neighbour.half;
}

function marked(squares: readonly Laid[], marks: readonly Marks[]): Laid[] {
  return squares.map((laid, n) => ({
    ...laid,
    terrain: (marks[n]?.terrain ?? 'flat') as Terrain,
    weather: marks[n]?.weather ?? '',
  }));
}

/** The road of these tiles, first heading this way (radians); with the race's squares, under its weather. */
export function lay(tiles: readonly string[], heading = 0, squares?: readonly Marks[]): Layout {
  const bench = new Bench({ x: 0, y: 0, h: heading });
  for (const id of tiles) {
    const tile = TILES[id];
    if (!tile) throw new RangeError(`there is no tile ${id}`);
    bench.put(tile);
  }
  const laid = joined(bench);
  return {
    tiles,
    squares: squares ? marked(laid, squares) : laid,
    islands: bench.islands,
    line: laid.filter((one) => !one.beyond).length,
  };
}
