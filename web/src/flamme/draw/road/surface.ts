/** The road's surface and its painted lines, gathered into as few paths as can be. */
import { point } from '@/draw/road/numbers';
import { halfAt, rim, slab, waves } from '../../road/paths';
import type { Laid, Way } from '../../road/way';
import { fillOf } from './terrain';
import { LANE, pose } from '@/draw/road/stretch';
import { edge } from '@/draw/road/lines';

export interface Surface {
  /** A little wider than the road: its shadow and its edge. */
  readonly bed: string;
  readonly fills: readonly { readonly fill: string; readonly path: string }[];
  /** Lines between squares, between lanes, the double line on the right, the waves of blue squares. */
  readonly squares: string;
  readonly lanes: string;
  readonly right: string;
  readonly waves: string;
}

/** How far inside the right edge its second line runs. */
const DOUBLE = -0.075;

export function surfaceOf(way: Way): Surface {
  const every = way.squares;
  return {
    bed: every.map((laid) => slab(laid, 0.058)).join(' '),
    fills: fillsOf(every),
    squares: every
      .filter((laid) => laid.number > 1)
      .map(entry)
      .join(' '),
    lanes: every.map(laneLines).join(' '),
    right: every.filter(isRightmost).map(rightLine).join(' '),
    waves: every
      .filter((laid) => laid.wavy)
      .map(wavyEdges)
      .join(' '),
  };
}

function fillsOf(squares: readonly Laid[]): Surface['fills'] {
  const paths = new Map<string, string>();
  for (const laid of squares) paths.set(fillOf(laid), `${paths.get(fillOf(laid)) ?? ''} ${slab(laid)}`);
  return [...paths].map(([fill, path]) => ({ fill, path }));
}

const entry = (laid: Laid): string =>
  `M${point(pose(laid, 0, -halfAt(laid, 0)))} L${point(pose(laid, 0, halfAt(laid, 0)))}`;

function laneLines(laid: Laid): string {
  const lines = Array.from({ length: laid.lanes - 1 }, (_, n) => (n + 1 - laid.lanes / 2) * LANE);
  return lines.map((offset) => edge([laid], offset)).join(' ');
}

/** Round an island only one of the two ways has the right-hand edge. */
const isRightmost = (laid: Laid): boolean => !laid.arm || (laid.arm === 'inner') === laid.side > 0;

const rightLine = (laid: Laid): string => `M${point(pose(laid, 0, halfAt(laid, 0) + DOUBLE))} ${rim(laid, 1, DOUBLE)}`;

const wavyEdges = (laid: Laid): string => [-1, 1].map((side) => waves(laid, side * (LANE / 2 - 0.1))).join(' ');
