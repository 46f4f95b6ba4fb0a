/**
 * A road laid on the table. One unit is one straight square, a lane is 0.64; x goes right, y down, headings are
 * radians; distances across the road count from its middle, to the right. Lane 0 is on the right.
 */
import type { Stretch } from '@/draw/road/stretch';
import type { Printed } from './tiles';

/** Radius of the middle of a bend, by its degrees. */
export const BEND: Readonly<Record<number, number>> = { 90: 1.5, 45: 2.845 };

/** Squares 3 to 5 of a sharp corner are 60 degrees each. */
export const CORNER = 1.1;

export interface Laid extends Stretch, Printed {
  /** As in the protocol: the first square is 1, and a larger number is always further ahead. */
  readonly number: number;
  /** What people call it: how far along the inner way it lies, or `30+2`, the second outer square after 30. */
  readonly name: string;
  /** How far along the road it lies, from 1; squares of an outer way are counted back from where the ways meet. */
  readonly along: number;
  /** The squares that follow it and those it is entered from, the inner way first. */
  readonly next: readonly number[];
  readonly previous: readonly number[];
  /**
   * On a profile: where it begins and how wide it is, in columns. Outer squares are one wide, inner ones share them.
   */
  readonly column: number;
  readonly columns: number;
  /** Index of its tile. */
  readonly tile: number;
  readonly weather: string;
  /** Half its width, and that of the squares before and after it. */
  readonly half: number;
  readonly before: number;
  readonly after: number;
}

export interface Island {
  readonly inner: Stretch;
  readonly outer: Stretch;
}

export interface Layout {
  readonly tiles: readonly string[];
  /** All squares by their numbers: `squares[0]` is square 1. */
  readonly squares: readonly Laid[];
  readonly islands: readonly Island[];
  /** Number of the last square before the finish line. */
  readonly line: number;
}

/** Facts about a square from the race: above all its weather. */
export interface Marks {
  readonly terrain?: string;
  readonly weather?: string;
}

/** The flamme rouge hangs this many squares before a rider is over the line. */
export const LAST_KILOMETRE = 10;

/** The squares of the shortest way in riding order: through roundabouts by the inner one. */
export const innerWay = (layout: Layout): readonly Laid[] => layout.squares.filter((laid) => laid.arm !== 'outer');

/** The squares of the longest way in riding order: each is one column of a profile. */
export const outerWay = (layout: Layout): readonly Laid[] => layout.squares.filter((laid) => laid.arm !== 'inner');

/** Squares to the line by the shortest way: 0 on the last one before it. */
export const toGo = (layout: Layout, laid: Laid): number => (layout.squares[layout.line - 1]?.along ?? 0) - laid.along;

/** The first square beyond the finish line, if the line is on this road. */
export const firstBeyond = (layout: Layout): Laid | undefined => layout.squares.find((laid) => laid.beyond);

/** The square right behind the start line. */
export const lastOfGrid = (layout: Layout): Laid | undefined => layout.squares.findLast((laid) => laid.start);
