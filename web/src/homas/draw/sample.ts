/**
 * Made-up roads, for the drawings of the rules and for tests: rows by their numbers, curves by their inner rows, laid
 * as in the rules.
 */
import type { HomasRider, HomasRoad, HomasSquare, HomasView } from '@/net/protocol';
import { ROW } from '../road/parts';

interface Curve {
  readonly side: 'left' | 'right';
  readonly first: number;
  readonly last: number;
}

const GRID = 5;
const RUN_OFF = 20;

/** A road of these numbers from row 1 to the line; `curves` as in `left 3-5, right 9-12`. */
export function roadOf(grades: readonly number[], curves = '', more: Partial<HomasRoad> = {}): HomasRoad {
  const bends = [...curves.matchAll(/(left|right) (\d+)-(\d+)/g)].map(([, side, first, last]): Curve => ({
    side: side as 'left',
    first: Number(first),
    last: Number(last),
  }));
  const squares = [1, 2, 3, 4]
    .flatMap((lane) => column(grades, bends, lane))
    .sort((a, b) => a.progress - b.progress || b.lane - a.lane);
  return {
    game: 'homas',
    text: `${grades.length} ${curves}`,
    name: 'A road',
    length: grades.length,
    squares,
    marks: [],
    red: 0,
    finish: 'flat',
    cards: [],
    team_cards: [],
    limit: null,
    stage: false,
    trial: false,
    hell: false,
    hours: 1,
    worthwhile: 6,
    late: 12,
    points: [],
    ...more,
  };
}

function column(grades: readonly number[], curves: readonly Curve[], lane: number): HomasSquare[] {
  const squares: HomasSquare[] = [];
  for (let row = 1 - GRID; row <= grades.length + RUN_OFF; row++) {
    const curve = curves.find(({ first }) => first === row);
    const rows = curve ? curve.last - curve.first + 1 : 1;
    const interior = curve !== undefined && lane <= 2 === (curve.side === 'right');
    const count = curve && !interior ? rows + 2 : rows;
    const long = (rows * ROW) / count;
    for (let n = 0; n < count; n++) {
      const rear = (row - 1) * ROW + n * long;
      const here = Math.floor((rear + long / 2) / ROW) + 1;
      const grade = grades[here - 1] ?? 0;
      const name = n < rows ? `${row + n}.${lane}` : `${row + rows - 1}+${n - rows + 1}.${lane}`;
      const road = grade < 0 ? 'climb' : grade > 0 ? 'descent' : 'flat';
      squares.push({ name, row: here, lane, rear, progress: rear + long, behind: [-1, -1, -1], road, grade, interior });
    }
    row += rows - 1;
  }
  return squares;
}

export const flat = (rows: number): number[] => Array.from({ length: rows }, () => 0);

/** The number of the square of this name. */
export const squareOf = (road: HomasRoad, name: string): number =>
  road.squares.findIndex((square) => square.name === name);

/** Riders on their squares, as in `21 5.3`. */
export function viewOf(road: HomasRoad, ...places: readonly string[]): HomasView {
  const colours = ['white', 'red', 'blue', 'green', 'black'];
  const riders = places.map((place): HomasRider => {
    const [name = '', square = ''] = place.split(' ');
    return { name, team: colours[Number(name[0]) - 1]!, role: Number(name[1]), square: squareOf(road, square) };
  });
  const teams = colours.map((colour, n) => ({ colour, number: n + 1, kind: 'team' }));
  return { game: 'homas', seat: null, round: 2, phase: 'move', teams, riders };
}
