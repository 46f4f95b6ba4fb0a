/** Short made-up roads with riders on them, for the rules' examples and the legend of the road. */
import type { HomasMark, HomasRoad, HomasView } from '@/net/protocol';
import { flat, roadOf, squareOf, viewOf } from '../draw/sample';

/** A rider's name, or several, with the square each stands on, as in `21 5.2`. */
type Places = readonly string[];

export interface RiderTag {
  readonly rider: string;
  /** A number in the order in which riders are asked, a card, or `no`. */
  readonly text: string;
}

export interface Arrow {
  readonly from: number;
  readonly to: number;
  /** How far it bulges to the left of its way, in squares. */
  readonly bulge: number;
}

export interface RuleScene {
  readonly road: HomasRoad;
  readonly view: HomasView;
  /**
   * What is seen, in squares: the row in the middle, how wide, how tall, and how much lower than the road its middle
   * lies.
   */
  readonly row: number;
  readonly wide: number;
  readonly tall: number;
  readonly lower: number;
  /** Whether the signs beside the road are shown. */
  readonly signed: boolean;
  readonly mine: readonly string[];
  readonly lands: readonly { readonly rider: string; readonly number: number }[];
  readonly tags: readonly RiderTag[];
  readonly arrows: readonly Arrow[];
  /** The squares of this rider's move are counted. */
  readonly counted: string;
  /** The rows of a group, from the rear to the front. */
  readonly group: readonly [number, number] | undefined;
}

interface Drawn extends Partial<Omit<RuleScene, 'road' | 'view' | 'lands' | 'tags' | 'arrows'>> {
  /** The destinations of riders, as in `21 10.2`. */
  readonly lands?: Places;
  /** As in `33 1`, `12 no`. */
  readonly tags?: Places;
  /** As in `7.2 6.2 0.8`. */
  readonly arrows?: Places;
  /** Riders who lie there, and those whom nobody directs. */
  readonly down?: readonly string[];
  readonly neutral?: readonly string[];
}

const WIDE = 9;
const TALL = 3.7;

/** These riders on this road, looked at from this row on. */
function scene(road: HomasRoad, row: number, riders: Places, more: Drawn = {}): RuleScene {
  const { lands = [], tags = [], arrows = [], down = [], neutral = [], ...rest } = more;
  const view = viewOf(road, ...riders);
  const posed = view.riders.map((rider) => ({
    ...rider,
    wait: Number(down.includes(rider.name)),
    neutral: neutral.includes(rider.name),
  }));
  return {
    road,
    row,
    view: { ...view, riders: posed },
    wide: WIDE,
    tall: TALL,
    lower: 0,
    signed: false,
    mine: [],
    counted: '',
    group: undefined,
    ...rest,
    lands: lands.map(split).map(([rider, square]) => ({ rider, number: squareOf(road, square) })),
    tags: tags.map(split).map(([rider, text]) => ({ rider, text })),
    arrows: arrows
      .map(split)
      .map(([from, to, bulge]) => ({ from: squareOf(road, from), to: squareOf(road, to), bulge: Number(bulge) })),
  };
}

const split = (text: string): [string, string, string] => {
  const [a = '', b = '', c = ''] = text.split(' ');
  return [a, b, c];
};

const rows = (number: number, count: number): number[] => flat(count).map(() => number);
/** A road with stones on every row that has a number. */
const paved = (road: HomasRoad): HomasRoad => ({
  ...road,
  squares: road.squares.map((square) => (square.grade ? { ...square, road: 'cobbles' } : square)),
});

const PLAIN = roadOf(flat(26));
const UPHILL = roadOf([...flat(4), ...rows(-2, 6), ...flat(16)]);
const MOUNTAIN = roadOf([...flat(5), ...rows(-3, 21)]);
const STONES = paved(roadOf([...flat(8), ...rows(-2, 8), ...flat(12)]));

/** The five letters of the starting board, a team on each. */
const GRID: Places = [
  ...['11 0.1', '12 -2.2', '13 -4.3', '14 -1.4'],
  ...['21 -1.1', '22 -3.2', '23 0.3', '24 -2.4'],
  ...['31 -2.1', '32 -4.2', '33 -1.3', '34 -3.4'],
  ...['41 -3.1', '42 0.2', '43 -2.3', '44 -4.4'],
  ...['51 -4.1', '52 -1.2', '53 -3.3', '54 0.4'],
];

export const EXAMPLES = {
  start: scene(roadOf(flat(26)), -0.7, GRID, { signed: true, tall: 4.2, lower: 0.25 }),
  move: scene(UPHILL, 6.9, ['22 5.2', '31 5.3', '14 4.1'], {
    mine: ['22'],
    lands: ['22 11.2'],
    tags: ['22 1', '31 2', '14 3'],
    counted: '22',
  }),
  red: scene(
    roadOf(flat(30), '', { red: 21, marks: [{ letter: 'C', row: 21 }] }),
    20.6,
    ['22 19.2', '44 18.1', '31 23.3'],
    { signed: true, tags: ['31 no'], tall: 4.6 },
  ),
  wheel: scene(PLAIN, 6.5, ['21 5.2', '33 4.2', '12 4.1', '44 4.3'], {
    mine: ['21'],
    lands: ['21 10.2', '33 9.2'],
    tags: ['33 1', '12 2', '44 3'],
  }),
  rows: scene(PLAIN, 6, ['41 5.3', '13 4.3', '24 4.2', '52 3.3', '31 3.2'], {
    mine: ['41'],
    lands: ['41 10.3', '52 9.3'],
    tags: ['13 no', '24 no', '52 1', '31 2'],
  }),
  mountain: scene(MOUNTAIN, 8, ['24 7.2', '44 6.2', '31 5.2'], {
    mine: ['24'],
    lands: ['24 12.2', '44 11.2'],
    tags: ['31 no'],
  }),
  relay: scene(PLAIN, 5.5, ['53 7.2', '24 6.2', '11 5.2'], {
    tags: ['24 no'],
    arrows: ['5.2 7.2 1', '7.2 6.2 0.62', '6.2 5.2 0.62'],
  }),
  attack: scene(PLAIN, 6.95, ['31 5.2', '22 4.2', '12 4.1'], {
    mine: ['31'],
    lands: ['31 11.2', '22 10.2'],
    tags: ['31 +5', '22 +6', '12 no'],
  }),
  fall: scene(PLAIN, 5, ['31 6.3', '11 6.2', '41 5.2', '23 4.2', '14 6.1', '52 4.1', '34 8.2', '44 2.3'], {
    down: ['11', '41', '31', '23'],
  }),
  finish: scene(roadOf(flat(20)), 19.6, ['12 22.2', '41 21.1', '33 20.3', '24 17.2'], {
    signed: true,
    group: [20, 22],
    tall: 4.4,
    lower: 0.15,
  }),
  neutral: scene(PLAIN, 6.5, ['51 5.2', '42 4.1', '22 4.3'], {
    neutral: ['51', '42'],
    mine: ['51'],
    lands: ['51 10.1'],
    tags: ['51 +1'],
  }),
  cobbles: scene(STONES, 11.95, ['13 10.2', '21 9.2', '32 9.1', '44 12.3'], {
    tags: ['21 no', '32 no'],
    lands: ['13 16.2'],
    mine: ['13'],
  }),
  trial: scene(PLAIN, 6.5, ['31 4.2'], { mine: ['31'], lands: ['31 10.2'], counted: '31' }),
} as const satisfies Record<string, RuleScene>;

/** All have one shape; roads with signs are seen from further away, riders from near. */
const SWATCH = { wide: 4.4, tall: 3.55 };
const SIGNED = { wide: 5.2, tall: 4.2, signed: true };
const NEAR = { wide: 3.2, tall: 2.58 };

/** A little of this road, its signs above it. */
const swatch = (road: HomasRoad, row: number, more: Drawn = {}, riders: Places = []): RuleScene =>
  scene(road, row, riders, { ...SWATCH, ...more });
const lined = (mark: Partial<HomasMark>, red = 0): RuleScene =>
  swatch(roadOf(flat(26), '', { red, marks: [{ letter: 'D', row: 11, ...mark }] }), 11, { ...SIGNED, lower: -0.75 });

/**
 * What is printed on the road and what stands beside it, as the legend shows it: a small piece of each, and the rule
 * to look up.
 */
export const LEGEND: readonly { name: string; rule: string; scene: RuleScene }[] = [
  { name: 'climb', rule: '3.2.1', scene: swatch(roadOf([...flat(9), -1, -2, -3, -3, ...flat(20)]), 11) },
  { name: 'descent', rule: '3.3.1', scene: swatch(roadOf([...flat(9), 3, 3, 2, 1, ...flat(20)]), 11) },
  { name: 'cobbles', rule: '3.4.1', scene: swatch(STONES, 10) },
  { name: 'thick', rule: '2.1.3', scene: swatch(roadOf(flat(20), 'left 9-12'), 10.3) },
  { name: 'letter', rule: '0.2.1', scene: lined({}) },
  { name: 'red', rule: '2.5.3', scene: lined({}, 11) },
  { name: 'sprint', rule: '5.8.1', scene: lined({ sprint: true }) },
  { name: 'hill', rule: '5.6.1', scene: lined({ letter: 'E', kind: 'hill' }) },
  { name: 'mountain', rule: '3.2.3', scene: lined({ letter: 'F', kind: 'mountain' }) },
  { name: 'start', rule: '1.4.2', scene: swatch(roadOf(flat(26)), -0.6, { ...SIGNED, lower: 0.6 }) },
  { name: 'finish', rule: '4.1.1', scene: swatch(roadOf(flat(20)), 20, { ...SIGNED, lower: 0.6 }) },
  { name: 'stone', rule: '', scene: swatch(roadOf(flat(40)), 20, { ...SIGNED, lower: 0.6 }) },
  { name: 'cap', rule: '1.1.1', scene: swatch(PLAIN, 10.5, NEAR, ['21 12.3', '22 11.2', '23 10.3', '24 11.1']) },
  {
    name: 'neutral',
    rule: '2.9.1',
    scene: swatch(PLAIN, 10.5, { ...NEAR, neutral: ['41', '42', '43'] }, ['41 11.2', '43 10.3', '42 12.3']),
  },
  { name: 'down', rule: '2.7.5', scene: swatch(PLAIN, 10.5, { ...NEAR, down: ['32'] }, ['32 11.2', '54 10.3']) },
];
