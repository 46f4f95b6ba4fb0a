/** Lays tiles one after another, as people do on the table. */
import { pose } from './pose';
import { TILES, type Printed, type Terrain, type Tile } from './tiles';
import { BEND, CORNER, LANE, ROUNDABOUT, type Island, type Laid, type Marks, type Pose, type Stretch, type Way } from './way';

const STRAIGHT = { side: 0, radius: 0, sweep: 0, arm: '', from: 0, to: 1 } as const;

type Bend = Pick<Stretch, 'side' | 'radius' | 'sweep'>;

/** The road so far, and where its next tile will be put. */
class Bench {
  readonly squares: Laid[] = [];
  readonly outer: Laid[] = [];
  readonly islands: Island[] = [];
  private tiles = 0;

  constructor(private end: Pose) {}

  put(tile: Tile): void {
    for (const printed of tile.squares) this.square(printed, bendOf(tile, printed));
    if (tile.kind === 'roundabout') this.roundabout(tile);
    this.tiles += 1;
  }

  private square(printed: Printed, bend: Bend): void {
    const laid = this.laid(printed, { ...STRAIGHT, ...this.end, ...bend }, this.squares.length + 1);
    this.squares.push(laid);
    this.end = pose(laid, 1, 0);
  }

  private roundabout({ side, inner, outer }: Tile): void {
    const arc: Stretch = { ...STRAIGHT, ...this.end, side, radius: ROUNDABOUT.radius, sweep: (side * Math.PI) / 2 };
    const first = this.squares.length + 1;
    this.squares.push(...this.arm({ ...arc, arm: 'inner' }, inner, first, 1));
    this.outer.push(...this.arm({ ...arc, arm: 'outer' }, outer, first, inner.length / outer.length));
    this.islands.push({ inner: { ...arc, arm: 'inner' }, outer: { ...arc, arm: 'outer' } });
    this.end = pose(arc, 1, 0);
  }

  private arm(arc: Stretch, printed: readonly Printed[], first: number, step: number): Laid[] {
    return printed.map((one, k) => {
      const part = { ...arc, from: k / printed.length, to: (k + 1) / printed.length };
      return this.laid(one, part, first + k * step);
    });
  }

  private laid(printed: Printed, stretch: Stretch, number: number): Laid {
    const half = (printed.lanes * LANE) / 2;
    return { ...printed, ...stretch, number, tile: this.tiles, weather: '', half, before: half, after: half };
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

/** Where lanes begin or end, each square knows how wide its neighbours are. */
function joined(squares: readonly Laid[]): Laid[] {
  const halfOf = (one: Laid | undefined, laid: Laid) => (one && !one.arm && !laid.arm ? one.half : laid.half);
  return squares.map((laid, n) => ({
    ...laid,
    before: halfOf(squares[n - 1], laid),
    after: halfOf(squares[n + 1], laid),
  }));
}

function marked(squares: readonly Laid[], marks: readonly Marks[]): Laid[] {
  return squares.map((laid, n) => ({
    ...laid,
    terrain: (marks[n]?.terrain ?? 'flat') as Terrain,
    weather: marks[n]?.weather ?? '',
  }));
}

/** The road of these tiles, first heading this way (radians); with the race's squares, under its weather. */
export function lay(tiles: readonly string[], heading = 0, squares?: readonly Marks[]): Way {
  const bench = new Bench({ x: 0, y: 0, h: heading });
  for (const id of tiles) {
    const tile = TILES[id];
    if (!tile) throw new RangeError(`there is no tile ${id}`);
    bench.put(tile);
  }
  const laid = joined(bench.squares);
  return {
    tiles,
    squares: squares ? marked(laid, squares) : laid,
    outer: bench.outer,
    islands: bench.islands,
    line: laid.filter((one) => !one.beyond).length,
  };
}
