/** The road's surface and its painted lines, merged into as few paths as possible. */
import { point, r2, UNIT } from '@/draw/road/numbers';
import { halfAt, rim, slab, waves } from '../../road/paths';
import type { Laid, Layout } from '../../road/layout';
import { fillOf } from './terrain';
import { LANE, pose } from '@/draw/road/stretch';
import { edge } from '@/draw/road/lines';
import { roundBox } from '@/draw/shapes';

interface Mark {
  readonly path: string;
  readonly stroke: string;
  readonly width: number;
  readonly opacity: number;
}

/** The mark of the square's terrain; a flat square has none. */
export function terrainMark(laid: Laid): Mark | undefined {
  const deep = laid.half * UNIT;
  switch (laid.terrain) {
    case 'ascent':
      return { path: chevrons(deep), stroke: 'ascent-mark', width: 4, opacity: 0.62 };
    case 'descent':
      return { path: speed(deep), stroke: 'descent-mark', width: 4, opacity: 0.62 };
    case 'supply':
      return {
        path: musette(32 - deep, Math.cos(laid.h) < -0.1 ? -1 : 1),
        stroke: 'supply-mark',
        width: 4,
        opacity: 1,
      };
    case 'cobbles':
      return { path: stones(deep), stroke: 'cobble-mark', width: 2.6, opacity: 0.8 };
    default:
      return undefined;
  }
}

/** Rain on a square. */
export function rainMark(laid: Laid): Mark {
  const deep = laid.half * UNIT;
  const drops = [0, 1, 2, 3, 4, 5, 6].map((k) => {
    return `M${-40 + ((k * 37) % 84)} ${r2(-deep * 0.9 + ((k * 29) % (deep * 1.6)))} l-8 17`;
  });
  return { path: drops.join(' '), stroke: 'wet-mark', width: 4.4, opacity: 0.75 };
}

const chevrons = (deep: number): string =>
  [-22, 18].map((x) => `M${x - 12} ${r2(-deep * 0.82)} L${x + 12} 0 L${x - 12} ${r2(deep * 0.82)}`).join(' ');

const speed = (deep: number): string =>
  [-0.72, -0.24, 0.24, 0.72].map((k, n) => `M${n % 2 ? -34 : -14} ${r2(k * deep)} h${n % 2 ? 30 : 44}`).join(' ');

/** The bag a rider takes, upright on the screen. */
const musette = (y: number, up: 1 | -1): string => {
  const line = (dy: number) => r2(y + up * dy);
  return [
    `M-10 ${line(-8)} L10 ${line(-8)} L14 ${line(14)} L-14 ${line(14)} Z`,
    `M-7 ${line(-8)} C-7 ${line(-26)} 7 ${line(-26)} 7 ${line(-8)}`,
  ].join(' ');
};

/** Staggered rows of stones. */
function stones(deep: number): string {
  const rows = Math.round(deep / 10);
  const tall = (2 * deep) / rows;
  const paths: string[] = [];
  for (let row = 0; row < rows; row++) {
    for (let x = row % 2 ? -40 : -50; x + 17 <= 51; x += 20) {
      paths.push(roundBox(x + 1.5, r2(-deep + row * tall + 2), 17, r2(tall - 4), 5));
    }
  }
  return paths.join(' ');
}

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

export function surfaceOf(layout: Layout): Surface {
  const every = layout.squares;
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
