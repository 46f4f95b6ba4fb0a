/** Short made-up roads with riders on them, for the rules' examples and the legend of the road. */
import type { Marks } from '../road/layout';
import type { View } from '@/draw/road/view';

export interface Place {
  readonly square: number;
  readonly lane: number;
}

export interface Posed extends Place {
  readonly team: string;
  readonly type: 'R' | 'S';
  /** The one that the example is about. */
  readonly mine?: boolean;
  readonly ghost?: boolean;
  readonly pointed?: boolean;
  readonly crashed?: boolean;
  /** Got here in the slipstream, from the square behind. */
  readonly slips?: boolean;
}

export interface RuleScene {
  readonly tiles: readonly string[];
  /** In squares; the road's middle has y 0, and its first square begins at x 0. */
  readonly view: View;
  readonly marks?: readonly Marks[];
  readonly riders?: readonly Posed[];
  readonly way?: { readonly from: Place; readonly to: Place };
  /** A square that is notably empty. */
  readonly empty?: number;
  /** The card beside the square it leads to, or that is taken there. */
  readonly card?: { readonly square: number; readonly text: string; readonly hot: boolean };
}

const WIDE = 9;
const TALL = 3.5;

const seen = (from: number, higher = 0.08): View => [from, -TALL / 2 + higher, WIDE, TALL];

const at = (colour: string, type: 'R' | 'S', square: number, lane = 0, more: Partial<Posed> = {}): Posed => ({
  team: colour,
  type,
  square,
  lane,
  ...more,
});

/** A move of the red rider, drawn as on the race page: from here to there, by this card. */
function move(type: 'R' | 'S', from: number, to: number, text: string): Pick<RuleScene, 'way' | 'card' | 'riders'> {
  return {
    riders: [at('red', type, from, 0, { mine: true }), at('red', type, to, 0, { ghost: true })],
    way: { from: { square: from, lane: 0 }, to: { square: to, lane: 0 } },
    card: { square: to, text, hot: true },
  };
}

const blocked = move('R', 7, 11, '5');

/** Six dry squares, six with this weather, six dry ones. */
const inTheMiddle = (weather: string): Marks[] =>
  Array.from({ length: 18 }, (_, n) => ({ weather: n >= 6 && n < 12 ? weather : '' }));

export const EXAMPLES = {
  start: {
    tiles: ['a', 'b'],
    view: seen(-0.5),
    riders: [
      at('green', 'R', 5),
      at('blue', 'R', 5, 1),
      at('black', 'S', 4),
      at('green', 'S', 3),
      at('blue', 'S', 3, 1),
      at('black', 'R', 2),
    ],
  },
  move: {
    tiles: ['b', 'c', 'd'],
    view: seen(5.6),
    ...blocked,
    riders: [...blocked.riders!, at('green', 'R', 12), at('blue', 'S', 12, 1), at('black', 'R', 14)],
  },
  climb: { tiles: ['b', 'C', 'N'], view: seen(5.6), ...move('R', 7, 12, '7') },
  descent: { tiles: ['b', 'B', 'c'], view: seen(5.8), ...move('S', 8, 13, '2') },
  slipstream: {
    tiles: ['b', 'c', 'd'],
    view: seen(5.6),
    riders: [
      at('black', 'S', 9, 0, { slips: true }),
      at('red', 'S', 9, 1, { slips: true }),
      at('red', 'R', 10, 0, { slips: true }),
      at('green', 'S', 11),
      at('blue', 'S', 11, 1),
      at('green', 'R', 12),
    ],
  },
  exhaustion: {
    tiles: ['b', 'c', 'd'],
    view: seen(5.6),
    riders: [
      at('white', 'R', 8),
      at('black', 'S', 9),
      at('pink', 'S', 9, 1),
      at('red', 'S', 10),
      at('red', 'R', 11, 0, { mine: true }),
    ],
    card: { square: 11, text: '2e', hot: false },
    empty: 12,
  },
  finish: {
    tiles: ['b', 'c', 'u'],
    view: seen(9.1),
    riders: [
      at('blue', 'R', 12),
      at('black', 'S', 14),
      at('green', 'S', 14, 1),
      at('red', 'S', 16, 0, { pointed: true }),
    ],
  },
  weather: {
    tiles: ['b', 'c', 'd'],
    view: seen(5.2, -0.2),
    marks: inTheMiddle('wet'),
    riders: [
      at('green', 'R', 11),
      at('blue', 'R', 11, 1),
      at('red', 'S', 10, 0, { crashed: true }),
      at('black', 'R', 8),
    ],
  },
  breakaway: {
    tiles: ['1', '2', 'b'],
    view: seen(1.7, -0.05),
    riders: [
      at('pink', 'S', 10),
      at('green', 'R', 4),
      at('blue', 'R', 4, 1),
      at('white', 'R', 4, 2),
      at('green', 'S', 3),
      at('black', 'S', 3, 1),
    ],
  },
  roundabout: {
    tiles: ['x', 'b'],
    view: [0.4, -4.4, 8.2, 5.4],
    riders: [
      at('red', 'R', 3, 0, { mine: true }),
      at('blue', 'S', 3, 1),
      at('green', 'R', 6),
      at('black', 'S', 9),
      at('white', 'R', 11),
    ],
  },
  trial: {
    tiles: ['b', 'c', 'd'],
    view: seen(5.6),
    riders: [at('red', 'R', 10, 0, { slips: true, mine: true }), at('red', 'S', 11, 0, { mine: true })],
  },
} as const satisfies Record<string, RuleScene>;

/** A little of the road; signs stand left of it, so there is more to see on that side. */
const swatch = (from: number, top = -1.95): View => [from, top, 3.9, 3];

const weathered = (name: string, rule: string, top?: number) => ({
  name,
  rule,
  scene: { tiles: ['b', 'c', 'd'], view: swatch(7.1, top), marks: inTheMiddle(name) },
});

/** A kind of square with a small piece of road, or a thing beside the road; and the rule to look up. */
export interface LegendSign {
  name: string;
  rule?: string;
  scene?: RuleScene;
}
export const LEGEND: readonly LegendSign[] = [
  { name: 'flat', rule: '0.2.3', scene: { tiles: ['b'], view: swatch(1.1, -1.5) } },
  { name: 'ascent', rule: '3.2.4', scene: { tiles: ['b', 'C', 'N'], view: swatch(7.6, -1.8) } },
  { name: 'descent', rule: '3.2.3', scene: { tiles: ['b', 'B'], view: swatch(4.6, -1.8) } },
  { name: 'cobbles', rule: '6.1.1', scene: { tiles: ['3B'], view: swatch(1.1, -1.5) } },
  { name: 'supply', rule: '6.1.1', scene: { tiles: ['9B', '3'], view: swatch(1.6, -1.8) } },
  { name: 'corner', rule: '7.3.1', scene: { tiles: ['Z'], view: swatch(0.95, -0.4) } },
  { name: 'start', rule: '1.4.2', scene: { tiles: ['a', 'b'], view: swatch(2.6, -1.7) } },
  { name: 'finish', rule: '5.1.2', scene: { tiles: ['b', 'u'], view: swatch(5.1, -1.3) } },
  { name: 'breakaway', rule: '6.4.6', scene: { tiles: ['2'], view: swatch(1.3, -1.5) } },
  weathered('tailwind', '7.2.2'),
  weathered('headwind', '7.2.2'),
  weathered('crosswind', '7.2.1', -2.15),
  weathered('wet', '7.3.1'),
];
