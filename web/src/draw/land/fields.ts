/** Fields around a road; the same seed always gives the same ones. */
import { point } from '../road/numbers';
import { mixed, random } from '../road/random';
import type { View } from '../road/view';
import { layersOf, type Bounds } from './layers';

export interface Field {
  /** In squares. */
  readonly box: Bounds;
  readonly shape: string;
  readonly furrows: string;
  readonly fill: 'field-1' | 'field-2';
}

export function fieldsOf([x, y, wide, tall]: View, seed: number): Field[] {
  const fields: Field[] = [];
  for (let column = Math.floor(x / 4) - 1; column * 4 < x + wide; column++) {
    for (let row = Math.floor(y / 3.2) - 1; row * 3.2 < y + tall; row++) {
      const next = random(mixed(seed, column, row));
      const [a, b, c, d] = [next(), next(), next(), next()];
      if (a >= 0.34) fields.push(field(column * 4 + b * 1.2, row * 3.2 + c, a, b, c, d));
    }
  }
  return fields;
}

function field(x: number, y: number, a: number, b: number, c: number, d: number): Field {
  const [wide, tall, lean] = [2.6 + d * 1.3, 1.9 + a * 1.1, 0.5 - b * 0.3];
  const shift = (dx: number, dy: number) => point({ x: dx, y: dy });
  const furrow = (k: number) =>
    `M${point({ x: x + wide * k, y: y + 0.05 - 0.25 * k })} l${shift(lean * 0.9, tall * 0.9)}`;
  return {
    box: [x, y - 0.25, x + wide + lean, y + tall],
    shape: `M${point({ x, y })} l${shift(wide, -0.25)} l${shift(lean, tall)} l${shift(-wide, 0.2)} Z`,
    furrows: d > 0.45 ? [1, 2, 3, 4, 5].map((k) => furrow(k / 6)).join(' ') : '',
    fill: c < 0.5 ? 'field-1' : 'field-2',
  };
}

/** The fields of a layer: their shapes by colour, and all furrows. */
export interface Fields {
  readonly 'field-1': string;
  readonly 'field-2': string;
  readonly furrows: string;
}

/** The same fields as few shapes. */
export const fieldLayers = (view: View, seed: number): Fields[] =>
  layersOf(fieldsOf(view, seed), (field) => field.box).map((layer) => {
    const of = (fill: Field['fill']): string =>
      layer
        .filter((field) => field.fill === fill)
        .map((field) => field.shape)
        .join(' ');
    return {
      'field-1': of('field-1'),
      'field-2': of('field-2'),
      furrows: layer.map((field) => field.furrows).join(' '),
    };
  });
