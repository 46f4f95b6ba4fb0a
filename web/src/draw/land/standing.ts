/** Things that stand on the land: shapes around the foot of each, with their colours. */
import { r2 } from '../road/numbers';
import { layersOf, type Bounds } from './layers';

type Colour = 'wall' | 'roof' | 'tree' | 'tree-2';
export type ThingKind = 'cypress' | 'bush' | 'farm';
export interface Shape {
  readonly fill: Colour;
  /** In steps from there. */
  readonly path: string;
}

export interface Thing {
  readonly kind: ThingKind;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** In the order in which the parts of a thing are painted. */
const COLOURS: readonly Colour[] = ['wall', 'roof', 'tree', 'tree-2'];
export const SHAPES: Readonly<Record<ThingKind, readonly Shape[]>> = {
  cypress: [
    { fill: 'tree', path: 'm0 -64 c17 24 19 52 0 64 c-19 -12 -17 -40 0 -64 Z' },
    { fill: 'tree-2', path: 'm0 -64 c17 24 19 52 0 64 Z' },
  ],
  bush: [
    { fill: 'tree', path: 'm-21 -20 a21 21 0 1 0 42 0 a21 21 0 1 0 -42 0 Z' },
    { fill: 'tree-2', path: 'm0 -41 a21 21 0 0 1 0 42 Z' },
  ],
  farm: [
    { fill: 'wall', path: 'm-30 0 v-26 h40 v26 Z m40 0 v-40 h22 v40 Z' },
    { fill: 'roof', path: 'm-36 -24 l26 -18 l24 18 Z m41 -14 l16 -14 l16 14 Z' },
    { fill: 'tree-2', path: 'm16 -28 h9 v10 h-9 Z m-30 14 h9 v14 h-9 Z' },
  ],
};
const BOXES: Readonly<Record<ThingKind, Bounds>> = {
  cypress: [-15, -64, 15, 0],
  bush: [-21, -41, 21, 1],
  farm: [-36, -52, 37, 0],
};

const boxOf = ({ kind, x, y, size }: Thing): Bounds => {
  const [left, top, right, bottom] = BOXES[kind];
  return [x + left * size, y + top * size, x + right * size, y + bottom * size];
};

/** The flags of an arc stay as they are. */
const scaled = (path: string, size: number): string =>
  path.replace(/( 0 [01] [01] )|-?[\d.]+/g, (found, flags?: string) => flags ?? String(r2(Number(found) * size)));

/** Many things as a few shapes; later ones stand in front of the others. */
export const together = (things: readonly Thing[]): Shape[] =>
  layersOf(things, boxOf).flatMap((layer) =>
    COLOURS.flatMap((fill) => {
      const path = layer.flatMap(({ kind, x, y, size }) =>
        SHAPES[kind].filter((shape) => shape.fill === fill).map((shape) => `M${x} ${y} ${scaled(shape.path, size)}`),
      );
      return path.length ? [{ fill, path: path.join(' ') }] : [];
    }),
  );
