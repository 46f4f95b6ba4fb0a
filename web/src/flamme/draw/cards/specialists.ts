/** The landscape behind each specialist, 160 by 166 with the road's edge at 146: hills, and its own details. */
import data from '@flamme-rules/specialists.json';
import { r2 } from '@/draw/road/numbers';

export interface CardShape {
  readonly path: string;
  readonly fill: string;
}

export interface Stroke {
  readonly path: string;
  readonly stroke: string;
  readonly width: number;
  readonly opacity?: number;
}

/** Kind, place and size of its details. */
export type CardThing = readonly ['cypress' | 'bush' | 'farm', number, number, number];

export interface CardLand {
  readonly shapes: readonly CardShape[];
  readonly strokes?: readonly Stroke[];
  readonly things?: readonly CardThing[];
  /** Riding over stones. */
  readonly paved?: boolean;
}

export const ROADSIDE = 146;
const ENTRIES: Readonly<Record<string, { type: string }>> = data;

/** R or S. */
export const typeOf = (specialist: string): string => ENTRIES[specialist]?.type ?? 'R';

const near = (path: string): CardShape => ({ path, fill: 'hill-near' });
const far = (path: string): CardShape => ({ path, fill: 'hill-far' });

/** A mountain with snow on it and a side in the shade. */
function peak(x: number, y: number, wide: number): CardShape[] {
  const reach = r2(wide * 0.24);
  return [
    { path: `M${x - wide} ${ROADSIDE} L${x} ${y} L${x + wide} ${ROADSIDE} Z`, fill: 'relief-3' },
    near(`M${x} ${y} L${x + wide} ${ROADSIDE} H${x + wide * 0.25} L${x + 4} ${y + 34} Z`),
    {
      path: `M${x} ${y} L${x + reach} ${y + 25} L${x + 6} ${y + 19} L${x - 3} ${y + 27} L${x - reach} ${y + 25} Z`,
      fill: 'glow',
    },
  ];
}

/** Little flags on a string over the road. */
function bunting(): CardLand {
  const hang = (x: number) => r2(44 + 18 * Math.sin((Math.PI * x) / 160) - (2 * x) / 160);
  const flags = [8, 30, 52, 74, 96, 118, 140].map((x, n): CardShape => {
    return { path: `M${x} ${hang(x)} h13 l-6.5 14 Z`, fill: n % 2 ? 'red-fill' : 'enamel' };
  });
  return {
    shapes: [near('M0 132 C50 122 100 134 160 126 V150 H0 Z'), ...flags],
    strokes: [{ path: 'M0 44 Q80 66 160 40', stroke: 'ink', width: 1.6 }],
  };
}

function rain(): CardLand {
  const drops = Array.from({ length: 26 }, (_, k) => `M${(k * 57) % 160} ${16 + ((k * 31) % 100)} l-5 13`).join(' ');
  return {
    shapes: [near('M0 126 C40 116 100 132 160 120 V150 H0 Z')],
    strokes: [{ path: drops, stroke: 'wet-mark', width: 2.6, opacity: 0.7 }],
  };
}

const LANDS: Readonly<Record<string, CardLand>> = {
  baroudeur: {
    shapes: [far('M0 116 C50 96 110 120 160 100 V150 H0 Z'), near('M0 136 C60 130 110 138 160 132 V150 H0 Z')],
    things: [['cypress', 146, 138, 0.8]],
  },
  flandrien: { shapes: [near('M0 128 C40 118 90 132 160 120 V150 H0 Z')], paved: true },
  grimpeur: { shapes: [...peak(38, 62, 48), ...peak(112, 40, 62)] },
  domestique: {
    shapes: [near('M0 126 C40 112 90 130 160 116 V150 H0 Z')],
    things: [
      ['farm', 30, 124, 0.8],
      ['bush', 138, 122, 0.6],
    ],
  },
  'super-rouleur': {
    shapes: [far('M0 120 C60 108 100 124 160 112 V150 H0 Z'), near('M0 138 C60 132 100 140 160 134 V150 H0 Z')],
    things: [
      ['cypress', 12, 140, 0.6],
      ['cypress', 24, 140, 0.5],
    ],
  },
  puncheur: {
    shapes: [
      far('M0 140 C60 138 90 118 120 74 C130 60 146 56 160 56 V150 H0 Z'),
      near('M0 142 C70 142 100 128 128 104 C138 96 150 94 160 94 V150 H0 Z'),
    ],
  },
  descender: { shapes: [far('M0 58 C40 60 90 96 160 132 V150 H0 Z'), near('M0 86 C44 88 84 118 160 142 V150 H0 Z')] },
  polyvalent: {
    shapes: [far('M0 104 C30 84 70 110 160 90 V150 H0 Z'), near('M0 128 C50 138 100 112 160 130 V150 H0 Z')],
  },
  mountaineer: { shapes: [...peak(52, 38, 62), ...peak(128, 70, 46)] },
  squirrel: {
    shapes: [near('M0 130 C40 124 100 132 160 124 V150 H0 Z')],
    things: (
      [
        [12, 0.8],
        [30, 1],
        [50, 0.8],
        [118, 0.9],
        [136, 1.1],
        [152, 0.8],
      ] as const
    ).map(([x, size]) => ['cypress', x, 134, size]),
  },
  'super-sprinteur': bunting(),
  flahute: rain(),
};

export const landOf = (specialist: string): CardLand => LANDS[specialist] ?? { shapes: [] };
