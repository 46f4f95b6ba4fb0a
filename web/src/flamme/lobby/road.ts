/** A road to choose: a known stage, or custom tiles, with facts about it. */
import type { StageRow } from '@/net/bodies';
import { isOwn, tilesIn } from '../road/stages.svelte';
import { TILES, type Printed } from '../road/tiles';
import { t } from '@/words/index.svelte';

export interface Road {
  /** As settings name it: the id of a stage, or its tiles. */
  readonly stage: string;
  readonly name: string;
  readonly tiles: readonly string[];
  readonly players: readonly [number, number];
  readonly squares: number;
  readonly climbs: number;
  readonly cobbles: number;
  readonly descents: number;
  readonly supply: number;
  /** How many riders can start. */
  readonly grid: number;
  /** How many places a breakaway has. */
  readonly breakaway: number;
  readonly designer: string;
  /** `ttt` or `itt` for a trial, `extended` for a stage with a refresh. */
  readonly special: string;
}

const runs = (squares: readonly Printed[], terrain: string): number =>
  squares.filter((square, n) => square.terrain === terrain && squares[n - 1]?.terrain !== terrain).length;

/** How often the road is like this. */
const stretches = (squares: readonly Printed[]) => ({
  climbs: runs(squares, 'ascent'),
  descents: runs(squares, 'descent'),
  cobbles: runs(squares, 'cobbles'),
  supply: runs(squares, 'supply'),
});

const squaresOf = (tiles: readonly string[]): Printed[] =>
  tiles.flatMap((tile) => [...(TILES[tile]?.squares ?? []), ...(TILES[tile]?.inner ?? [])]);

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** A known stage. */
export function knownRoad(row: StageRow): Road {
  const { id, name, tiles, players, squares, climbs, grid, breakaway, designer, special } = row;
  return {
    stage: id,
    name,
    tiles,
    players,
    squares,
    ...stretches(squaresOf(tiles)),
    climbs,
    grid,
    breakaway,
    designer,
    special,
  };
}

/** Tiles that somebody entered and the server accepted as a road. */
export function ownRoad(text: string): Road {
  const tiles = tilesIn(text);
  const squares = squaresOf(tiles);
  const grid = sum(squares.filter((square) => square.start).map((square) => square.lanes));
  return {
    stage: tiles.join(' '),
    name: t('home-own-road'),
    tiles,
    players: [1, Math.floor(grid / 2)],
    squares: squares.filter((square) => !square.beyond).length,
    ...stretches(squares),
    grid,
    breakaway: sum(squares.map((square) => square.breakaway)),
    designer: '',
    special: '',
  };
}

/** The road of a table's settings; a stage that is not known yet has no squares and room for everybody. */
export function roadOf(stage: string, roads: readonly Road[]): Road {
  const unknown = { ...ownRoad(''), stage, name: '', grid: Infinity };
  return isOwn(stage) ? ownRoad(stage) : (roads.find((road) => road.stage === stage) ?? unknown);
}

/** Its two most important facts. */
export const facts = (road: Road): string =>
  [
    t('lobby-squares', { n: road.squares }),
    road.special
      ? t(`lobby-special-${road.special}`)
      : road.cobbles
        ? t('lobby-cobbles', { n: road.cobbles })
        : t('lobby-climbs', { n: road.climbs }),
  ].join(' · ');
