/** The signs of the powers, on a grid of 48, drawn with a line of 3.4 and round ends. */
import { circle } from '@/draw/shapes';

export interface PowerSign {
  readonly path: string;
  /** Parts that are full, and parts with a thick line. */
  readonly solid?: string;
  readonly thick?: string;
  /** A line that crosses the rest out. */
  readonly cut?: string;
  /** A number in it: where, and how large. */
  readonly number?: { readonly n: number; readonly x: number; readonly y: number; readonly size: number };
}

const PEAKS = 'M4 41 L21 11 L29 25 L33 19 L45 41 Z';
const NOTHING: PowerSign = { path: '' };

const SIGNS: Readonly<Record<string, PowerSign>> = {
  asc6: { path: PEAKS, number: { n: 6, x: 23.5, y: 38.5, size: 19 } },
  asc7: { path: `${PEAKS} M33 11 L39 5 L45 11 M39 5 V17`, number: { n: 7, x: 23.5, y: 38.5, size: 19 } },
  desc7: {
    path: 'M4 6 C21 8 22 38 45 42 H4 Z M27 7 L43 23 M43 12 V23 H32',
    number: { n: 7, x: 12.6, y: 37.5, size: 18 },
  },
  recovery: {
    path: 'M18 6 h12 v6 h-12 Z M15 17 C15 13 18 12 18 12 H30 C30 12 33 13 33 17 V42 H15 Z M24 22 V34 M18 28 H30',
  },
  relentless: {
    path: 'M24 5 C12 20 10 27 10 31 C10 39 16 44 24 44 S38 39 38 31 C38 27 36 20 24 5 Z',
    cut: 'M6 42 L42 8',
  },
  breakaway: { path: 'M4 16 h8 M4 32 h8 M4 24 h5 M17 8 L22 18 L15 27 L20 40 M27 24 H43 M35 15 L44 24 L35 33' },
  chase: { path: `${circle(13, 31, 9)} M12 15 C18 6 28 6 33 13 M33 5 V14 H24`, solid: circle(36, 31, 9) },
  nimble: { path: 'M10 44 C10 30 36 32 36 17 V7 M28 14 L36 5 L44 14', thick: 'M13 8 V22 M34 34 V44' },
};

export const POWERS: readonly string[] = Object.keys(SIGNS);

export const powerSign = (name: string): PowerSign => SIGNS[name] ?? NOTHING;
