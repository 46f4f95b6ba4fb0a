/** What is painted inside a square, as one path around its middle, heading right. */
import { r2, UNIT } from '@/draw/road/numbers';
import { type Laid } from '../../road/way';
import { roundBox } from '@/draw/shapes';

export interface Mark {
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
