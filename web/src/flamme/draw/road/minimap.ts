/** A road as small as a stamp: one line, terrain as colour, start and finish. */
import { fit } from '../../road/fit';
import { r2 } from '@/draw/road/numbers';
import { firstBeyond, innerWay, lastOfGrid, type Laid } from '../../road/layout';
import { fillOf } from './terrain';
import { pose, type Pose, type Stretch } from '@/draw/road/stretch';

export interface MapStretch {
  readonly path: string;
  readonly fill: string;
}

export interface Stamp {
  readonly road: string;
  readonly stretches: readonly MapStretch[];
  readonly start: string;
  readonly finish: string;
}

const TURNS = [0, -15, 15, -30, 30, -45, 45, -60, 60, 90];

/** The drawing of these tiles in a box of this many pixels, its road this thick. */
export function stampOf(tiles: readonly string[], width: number, height: number, line: number): Stamp {
  const { layout, scale, view } = fit(tiles, width, height, { padX: 1.7, padY: 1.5, turns: TURNS });
  const spot = (p: { x: number; y: number }) => `${r2((p.x - view[0]) * scale)} ${r2((p.y - view[1]) * scale)}`;
  const path = (list: readonly Stretch[]) =>
    list
      .map(
        (one, n) =>
          `${n ? '' : `M${spot(pose(one, 0, 0))} `}${inside(one)
            .map((p) => `L${spot(p)}`)
            .join(' ')}`,
      )
      .join(' ');
  const cross = (p: Pose | undefined, reach: number) => {
    if (!p) return '';
    const [dx, dy] = [(Math.sin(p.h) * reach) / scale, (-Math.cos(p.h) * reach) / scale];
    return `M${spot({ x: p.x - dx, y: p.y - dy })} L${spot({ x: p.x + dx, y: p.y + dy })}`;
  };
  const ridden = innerWay(layout).filter((laid) => !laid.beyond);
  const [grid, beyond] = [lastOfGrid(layout), firstBeyond(layout)];
  const reach = line / 2 + 2.6;
  return {
    road: [path(ridden), ...layout.islands.map((one) => path([one.outer]))].join(' '),
    stretches: runs(ridden).map((run) => ({ path: path(run), fill: fillOf(run[0]!) })),
    start: cross(grid && pose(grid, 1, 0), reach),
    finish: cross(beyond && pose(beyond, 0, 0), reach * 1.15),
  };
}

const inside = (one: Stretch): Pose[] =>
  one.side ? [0.2, 0.4, 0.6, 0.8, 1].map((t) => pose(one, t, 0)) : [pose(one, 1, 0)];

/** Neighbouring squares of the same look, except plain road. */
function runs(squares: readonly Laid[]): Laid[][] {
  const found: Laid[][] = [];
  squares.forEach((laid, n) => {
    if (fillOf(laid) === fillOf({ terrain: 'flat' })) return;
    const before = squares[n - 1];
    if (before && fillOf(before) === fillOf(laid)) found.at(-1)!.push(laid);
    else found.push([laid]);
  });
  return found;
}
