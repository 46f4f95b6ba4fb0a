/** The road's surface and the print on it, merged into as few paths as possible. */
import { point } from '@/draw/road/numbers';
import type { HomasSquare } from '@/net/protocol';
import { groundOf, numberText, type Ground } from './ground';
import { field, laidAt, laneOffset, placeOf, type LaidStretch, type Layout } from '../../road/layout';
import { HALF, LANE } from '../../road/wind';
import { pose } from '@/draw/road/stretch';
import { edge } from '@/draw/road/lines';

export interface Tinted extends Ground {
  readonly key: string;
  readonly path: string;
}

export interface PrintedNumber {
  readonly number: number;
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly ink: string;
}

export interface Surface {
  /** The middle of the road, to be drawn as wide as the road is. */
  readonly middle: string;
  readonly beyond: string;
  readonly grounds: readonly Tinted[];
  readonly stones: string;
  /** Lines between rows and between lanes, and the thick lines of the curves. */
  readonly rows: string;
  readonly lanes: string;
  readonly thick: string;
  readonly numbers: readonly PrintedNumber[];
}

/** Lanes that have their squares in common: all four on a straight, two and two in a curve. */
interface Band {
  readonly laid: LaidStretch;
  readonly left: number;
  readonly right: number;
  readonly lanes: readonly number[];
}

function bandsOf({ laid }: Layout): Band[] {
  return laid.flatMap((one): Band[] =>
    one.curve
      ? [
          { laid: one, left: 0, right: HALF, lanes: [1, 2] },
          { laid: one, left: -HALF, right: 0, lanes: [3, 4] },
        ]
      : [{ laid: one, left: -HALF, right: HALF, lanes: [1, 2, 3, 4] }],
  );
}

/** The first lane's squares of each band, with the band: each stands for its neighbours. */
function crossings(layout: Layout): { band: Band; square: HomasSquare }[] {
  const byStretch = new Map<LaidStretch, HomasSquare[]>();
  for (const square of layout.road.squares) {
    const laid = laidAt(layout, square.rear);
    byStretch.set(laid, [...(byStretch.get(laid) ?? []), square]);
  }
  return bandsOf(layout).flatMap((band) =>
    (byStretch.get(band.laid) ?? [])
      .filter(
        ({ lane, rear, progress }) => lane === band.lanes[0] && rear >= band.laid.from && progress <= band.laid.to,
      )
      .map((square) => ({ band, square })),
  );
}

export function surfaceOf(layout: Layout): Surface {
  const crossed = crossings(layout);
  const line = layout.road.length * 60;
  return {
    middle: edge(
      layout.laid.map(({ stretch }) => stretch),
      0,
    ),
    beyond: layout.laid
      .filter(({ from }) => from >= line)
      .map((laid) => field(laid, laid.from, laid.to, -HALF, HALF))
      .join(' '),
    grounds: groundsOf(crossed),
    stones: crossed
      .filter(({ square }) => square.road === 'cobbles')
      .map(stonesOn)
      .join(' '),
    rows: crossed.map(({ band, square }) => across(band, square.rear)).join(' '),
    lanes: [-LANE, 0, LANE]
      .map((offset) =>
        edge(
          layout.laid.map(({ stretch }) => stretch),
          offset,
        ),
      )
      .join(' '),
    thick: layout.laid
      .filter(({ curve }) => curve)
      .map(({ stretch }) => edge([stretch], 0))
      .join(' '),
    numbers: numbersOf(layout),
  };
}

function groundsOf(crossed: readonly { band: Band; square: HomasSquare }[]): Tinted[] {
  const found = new Map<string, Tinted>();
  for (const { band, square } of crossed) {
    const ground = groundOf(square.road, square.grade);
    if (!ground) continue;
    const key = `${square.road} ${ground.strength}`;
    const path = field(band.laid, square.rear, square.progress, band.left, band.right);
    found.set(key, { ...ground, key, path: `${found.get(key)?.path ?? ''} ${path}`.trim() });
  }
  return [...found.values()];
}

function across({ laid, left, right }: Band, progress: number): string {
  const t = (progress - laid.from) / (laid.to - laid.from);
  return `M${point(pose(laid.stretch, t, left))} L${point(pose(laid.stretch, t, right))}`;
}

/** Stones in staggered rows, as short strokes around the number of each lane. */
function stonesOn({ band, square }: { band: Band; square: HomasSquare }): string {
  const place = (part: number, offset: number) => {
    const { from, to, stretch } = band.laid;
    return point(pose(stretch, (square.rear + (square.progress - square.rear) * part - from) / (to - from), offset));
  };
  return band.lanes
    .flatMap((lane) =>
      [-0.42, -0.25, 0.25, 0.42].flatMap((aside, row) =>
        [0.06, 0.31, 0.56, 0.81].map((part) => {
          const begin = part + (row % 2 ? 0.11 : 0);
          const offset = laneOffset(lane) + aside * LANE;
          return `M${place(begin, offset)} L${place(Math.min(0.97, begin + 0.14), offset)}`;
        }),
      ),
    )
    .join(' ');
}

function numbersOf(layout: Layout): PrintedNumber[] {
  return layout.road.squares.flatMap((square, number) => {
    const ground = groundOf(square.road, square.grade);
    if (!ground || !square.grade) return [];
    const { x, y } = placeOf(layout, number);
    return [{ number, x, y, text: numberText(square.grade), ink: ground.mark }];
  });
}
