/** A small race for tests: a straight road of two lanes, two teams of two riders. */
import type { EventWire, HomasEvent, HomasRider, HomasRoad, HomasSquare, HomasView } from '@/net/protocol';

const ROWS = 12;
const NOWHERE = -1;

/** Squares in the order of progress: of each row the left lane before the right one, which is ahead. */
const numberOf = (row: number, lane: number): number =>
  row < 0 || row >= ROWS ? NOWHERE : 2 * row + (lane === 1 ? 1 : 0);

function squareAt(row: number, lane: number): HomasSquare {
  const ahead = [numberOf(row + 1, lane), numberOf(row + 1, 3 - lane)].filter((number) => number !== NOWHERE);
  const [straight, beside] = [numberOf(row - 1, lane), numberOf(row - 1, 3 - lane)];
  return {
    name: `${row}.${lane}`,
    row,
    lane,
    progress: 60 * row,
    rear: 60 * (row - 1),
    ahead,
    behind: lane === 1 ? [straight, NOWHERE, beside] : [straight, beside, NOWHERE],
  };
}

/** Where riders line up: four lanes, of which the road has two. */
const GRID = [0, -1, -2, -3, -4].flatMap((row) => (row ? [1, 2, 3, 4] : [3, 4]).map((lane) => squareAt(row, lane)));

export const ROAD: HomasRoad = {
  game: 'homas',
  text: 'road:0x12',
  name: 'Twelve rows',
  length: 10,
  squares: [...Array.from({ length: 2 * ROWS }, (_, n) => squareAt(Math.floor(n / 2), n % 2 ? 1 : 2)), ...GRID],
  marks: [{ letter: 'A', row: 5, sprint: true }],
  red: 6,
  finish: 'flat',
  cards: [],
  team_cards: ['6h', '6h', '5k'],
  limit: null,
  stage: false,
  trial: false,
  hell: false,
  hours: 1,
  worthwhile: 6,
  late: 12,
  points: [5, 4, 3, 2, 1],
};

export const at = (name: string): number => ROAD.squares.findIndex((square) => square.name === name);

const rider = (name: string, team: string, more: Partial<HomasRider> = {}): HomasRider => ({
  name,
  team,
  role: Number(name[1]),
  square: NOWHERE,
  ...more,
});

export const VIEW: HomasView = {
  game: 'homas',
  seat: 'white',
  round: 1,
  phase: 'move',
  sprints: [{ row: 5, riders: ['21'] }],
  teams: [
    { colour: 'white', number: 1, kind: 'team', cards: ['6h'], rank: 2 },
    { colour: 'red', number: 2, kind: 'neutral', rank: 1 },
  ],
  riders: [
    rider('11', 'white', { cards: ['6'], spent: ['5k', '6h'], fitness: '7' }),
    rider('13', 'white', { cards: ['6h', '6h'] }),
    rider('21', 'red', { neutral: true }),
    rider('22', 'red', { neutral: true }),
  ],
};

const event = (code: string, args: EventWire['args']): HomasEvent => ({ code, rule: '2.1.1', args }) as HomasEvent;
const moves = (...changes: [string, string][]) =>
  changes.map(([name, square]) => [name, 'square', at(square)] as const);

export const EVENTS: readonly HomasEvent[] = [
  event('phase', { round: 0, phase: 'lineup' }),
  event('lined-up', { letter: 'a', riders: ['11', '13'], changes: moves(['11', '1.1'], ['13', '0.1']) }),
  event('lined-up', { letter: 'b', riders: ['21', '22'], changes: moves(['21', '1.2'], ['22', '0.2']) }),
  event('phase', { round: 1, phase: 'move' }),
  {
    ...event('rolled', { rider: '11', dice: [1, 2], total: 3, changes: [] }),
    shown: { game: 'homas', sum: { dice: [1, 2], squares: 3 } },
  },
  event('rode', {
    rider: '11',
    start: at('1.1'),
    square: at('4.1'),
    way: [at('2.1'), at('3.1'), at('4.1')],
    changes: [...moves(['11', '4.1']), ['11', 'moved', true]],
  }),
  event('followed', {
    rider: '13',
    leader: '11',
    start: at('0.1'),
    square: at('3.1'),
    changes: [...moves(['13', '3.1']), ['13', 'moved', true]],
  }),
  event('followed', {
    rider: '22',
    leader: '13',
    start: at('0.2'),
    square: at('2.1'),
    changes: [...moves(['22', '2.1']), ['22', 'moved', true]],
  }),
  event('played', {
    rider: '21',
    cards: ['6h'],
    changes: [
      ['white', 'cards', ['5k']],
      ['11', 'cards', []],
      ['11', 'spent', ['6']],
    ],
  }),
  event('rushed', { row: 5, riders: ['21', '11'], first: 1, changes: [] }),
  event('phase', { round: 2, phase: 'move' }),
  event('retreated', { rider: '11', start: at('4.1'), square: at('3.2'), changes: moves(['11', '3.2']) }),
];
