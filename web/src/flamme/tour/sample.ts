/** A tour of seven stages after the fourth, for tests: four teams, a rest day, everything that can be in it. */
import type { DayWire, StageResultWire, FlammeTourWire } from '@/net/protocol';

type Gave = Readonly<Record<string, readonly [time: number, podium: number, sprint: number, mountain: number]>>;

const TEAMS = ['blue', 'red', 'green', 'black'] as const;
const RIDERS = TEAMS.flatMap((team) => [`${team}.R`, `${team}.S`]);

const STAGES: readonly Gave[] = [
  {
    'red.S': [0, 3, 5, 0],
    'blue.S': [0, 2, 3, 0],
    'green.S': [20, 1, 1, 0],
    'black.S': [20, 0, 0, 0],
    'green.R': [20, 0, 0, 1],
    'red.R': [40, 0, 0, 0],
    'blue.R': [70, 0, 0, 0],
    'black.R': [90, 0, 0, 2],
  },
  {
    'green.R': [0, 3, 0, 0],
    'green.S': [0, 0, 0, 0],
    'black.R': [20, 2, 0, 0],
    'black.S': [20, 0, 0, 0],
    'red.R': [30, 1, 0, 0],
    'red.S': [30, 0, 0, 0],
    'blue.R': [70, 0, 0, 0],
    'blue.S': [70, 0, 0, 0],
  },
  {
    'green.R': [0, 3, 5, 0],
    'red.R': [0, 2, 4, 0],
    'blue.R': [20, 1, 3, 0],
    'black.R': [20, 0, 0, 0],
    'red.S': [40, 0, 0, 0],
    'green.S': [70, 0, 0, 0],
    'blue.S': [80, 0, 0, 0],
    'black.S': [100, 0, 0, 0],
  },
  {
    'black.R': [0, 3, 2, 5],
    'green.R': [10, 2, 1, 3],
    'black.S': [10, 1, 0, 0],
    'blue.R': [40, 0, 0, 1],
    'red.R': [60, 0, 0, 0],
    'red.S': [70, 0, 0, 0],
    'green.S': [80, 0, 0, 0],
    'blue.S': [120, 0, 0, 0],
  },
];
/** The rest day after the fourth stage: green leads by time and in the sprint, black in the mountains. */
const RESTED: Readonly<Record<string, number>> = { green: 2, black: 1 };

const day = (stage: string, name: string, format: string, rest: boolean, extended: boolean): DayWire => ({
  combative: false,
  stage,
  name,
  format,
  rest,
  extended,
});

const DAYS: readonly DayWire[] = [
  day('gt-2-2-4', 'Sablières-sur-Oule', 'tour', false, false),
  day('gt-1', 'Port-Lestrel', 'ttt', false, false),
  day('gt-7-2-4', 'Pavés de Marchelles', 'tour', false, false),
  day('gt-9-2-4', 'Pic de l’Aiglonne', 'tour', true, false),
  day('gt-15-2-4', 'Col des Trois Cloches', 'tour', false, true),
  day('gt-10', 'Lac de Sérénac', 'itt', false, false),
  day('gt-21-2-4', 'Grand Boulevard', 'tour', false, false),
];

const column = (gave: Gave, n: number): Record<string, number> =>
  Object.fromEntries(RIDERS.map((rider) => [rider, gave[rider]![n]!]));
const total = (rider: string, n: number): number => STAGES.reduce((all, gave) => all + gave[rider]![n]!, 0);
const podium = (team: string, until: number): number =>
  STAGES.slice(0, until).reduce((all, gave) => all + gave[`${team}.R`]![1] + gave[`${team}.S`]![1], 0);

const HISTORY: readonly StageResultWire[] = STAGES.map((gave, n) => ({
  podium: Object.entries(gave)
    .filter(([, [, points]]) => points)
    .map(([rider, [, points]]) => [rider, points] as const)
    .sort((a, b) => b[1] - a[1]),
  times: column(gave, 0),
  sprint: column(gave, 2),
  mountain: column(gave, 3),
  points: Object.fromEntries(TEAMS.map((team) => [team, podium(team, n + 1) + (n === 3 ? (RESTED[team] ?? 0) : 0)])),
  rest: n === 3 ? RESTED : {},
  crossed: Object.keys(gave),
  combative: '',
  led: {},
}));

export const TOUR: FlammeTourWire = {
  game: 'flamme',
  number: 4,
  days: DAYS,
  riders: RIDERS.map((name) => ({
    name,
    team: name.split('.')[0]!,
    type: name.split('.')[1]!,
    specialist: '',
    time: total(name, 0),
    sprint: total(name, 2),
    mountain: total(name, 3),
    exhaustion: 1,
    gap: total(name, 0) - 30,
  })),
  teams: TEAMS.map((colour) => ({
    colour,
    points: podium(colour, 4) + (RESTED[colour] ?? 0),
    podium: podium(colour, 4),
    rest: RESTED[colour] ?? 0,
    combative: 0,
    time: total(`${colour}.R`, 0) + total(`${colour}.S`, 0),
  })),
  jerseys: { yellow: 'green.R', green: 'red.S', polka: 'black.R' },
  leaders: { general: 'green.R', sprint: 'green.R', mountain: 'black.R' },
  ranking: {
    general: ['green.R', 'black.R', 'red.R', 'red.S', 'black.S', 'green.S', 'blue.R', 'blue.S'],
    sprint: ['green.R', 'red.S', 'red.R', 'blue.R', 'blue.S', 'black.R', 'green.S'],
    mountain: ['black.R', 'green.R', 'blue.R'],
    combative: [],
    teams: ['green', 'red', 'black', 'blue'],
    points: ['green', 'black', 'red', 'blue'],
  },
  prizes: { podium: [3, 2, 1], general: [3, 2, 1], teams: [1], points: [2, 1] },
  first: 'blue',
  history: HISTORY,
  outcome: null,
  combative: false,
};
