/** A stage race of three stages after the second, for tests: yellow, green and polka dots, a rider who was too late. */
import type { HomasStageResult, HomasTourWire } from '@/net/protocol';

const RIDERS = [1, 2, 3, 4, 5].flatMap((team) => [1, 2, 3, 4].map((role) => `${team}${role}`));
/** The riders with these first, in the order of their numbers behind. */
const led = (...first: string[]): string[] => [...first, ...RIDERS.filter((rider) => !first.includes(rider))];
const times = (late: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(RIDERS.map((rider) => [rider, late[rider] ?? 60]));

const HISTORY: readonly HomasStageResult[] = [
  {
    crossed: led('23', '11', '31'),
    times: times({ 23: -5, 11: 0, 31: 24 }),
    green: { 23: 15, 11: 8, 31: 7 },
    polka: { 44: 5, 11: 4 },
    rushes: [['23', '12', '13', '14', '21'], []],
    summits: [{ kind: 'hill', riders: ['44', '11', '12', '13', '14'] }],
    disqualified: [],
    jerseys: { yellow: '23', green: '11', polka: '44' },
    order: ['red', 'white', 'blue', 'green', 'black'],
  },
  {
    crossed: led('11', '44', '21'),
    times: times({ 11: 0, 44: 12, 21: 12, 23: 90, 54: 400 }),
    green: { 11: 5, 44: 4, 21: 3 },
    polka: { 44: 10, 11: 8 },
    rushes: [],
    summits: [{ kind: 'mountain', riders: ['44', '11'] }],
    disqualified: ['black'],
    jerseys: { yellow: '11', green: '23', polka: '44' },
    order: ['white', 'red', 'green', 'blue', 'black'],
  },
];

const total = (rider: string): number => HISTORY.reduce((all, result) => all + result.times[rider]!, 0);
const points = (by: 'green' | 'polka', rider: string): number =>
  HISTORY.reduce((all, result) => all + (result[by][rider] ?? 0), 0);
const scored = (by: 'green' | 'polka'): string[] =>
  RIDERS.filter((rider) => points(by, rider)).sort((a, b) => points(by, b) - points(by, a));

export const STAGE_RACE: HomasTourWire = {
  game: 'homas',
  number: 2,
  days: [
    { stage: 'paris-nice-1', name: 'Nevers – Belleville', kind: 'flat', length: 128, limit: 4 },
    { stage: 'paris-nice-2', name: 'Montélimar – Mont Ventoux', kind: 'mountain', length: 128, limit: 5 },
    { stage: 'paris-nice-3', name: 'Sisteron – Cannes', kind: 'flat', length: 146, limit: null },
  ],
  riders: RIDERS.map((name) => ({
    name,
    time: total(name),
    green: points('green', name),
    polka: points('polka', name),
    ...(name === '21' ? { draws: 3 } : name === '24' ? { tired: true } : {}),
  })),
  teams: [
    { colour: 'white', time: 0 },
    { colour: 'red', time: 20 },
    { colour: 'green', time: 61 },
    { colour: 'blue', time: 84 },
    { colour: 'black', time: 400 },
  ],
  jerseys: { yellow: '11', green: '23', polka: '44' },
  ranking: { time: [...RIDERS].sort((a, b) => total(a) - total(b)), green: scored('green'), polka: scored('polka') },
  history: HISTORY,
};
