/** A full study of a short race of two teams, as a server sends it. */
import type { ChancesRow, FigureRow, GradedRow, Studied } from '@/net/bodies';

/** `shown` is in points, as in the study. */
export const figure = (shown: number, error = 0.01): FigureRow => ({ mean: shown / 100, error, shown });

const row = (round: number, phase: string, events: number, blue: number, error?: number): ChancesRow => ({
  round,
  phase,
  events,
  entries: events,
  teams: { blue: figure(blue, error), red: figure(100 - blue, error) },
});

const WIND = { id: 'study-card-wind', rule: '', args: { card: '7', exhausted: 80 } };
const PULLED = { id: 'study-card-pulled', rule: '', args: { card: '3', sheltered: 90, exhausted: 5 } };

export const graded = (more: Partial<GradedRow> = {}): GradedRow => ({
  question: '1/energy/blue/R/card',
  round: 1,
  phase: 'energy',
  seat: 'blue',
  rider: 'R',
  kind: 'card',
  events: 5,
  played: '7',
  best: '3',
  answers: { 7: figure(38), 3: figure(50) },
  cost: figure(12, 0.02),
  grade: 'blunder',
  disputed: false,
  gifts: { blue: figure(-12, 0.02), red: figure(12, 0.02) },
  tried: 2048,
  said: [PULLED, WIND],
  ...more,
});

const NOTHING = figure(0, 0);
const balance = (start: number, luck: number, mistakes: number, gifts: number, unexplained: number) => ({
  start: figure(start),
  luck: figure(luck, 0.02),
  own: figure(luck - 1, 0.02),
  others: figure(1, 0.02),
  mistakes: figure(mistakes, 0.02),
  gifts: figure(gifts, 0.02),
  unexplained: figure(unexplained, 0.03),
  result: figure(start + luck + mistakes + gifts + unexplained, 0),
});

export const STUDY: Studied = {
  version: 2,
  provisional: false,
  lacking: false,
  effort: 'full',
  policy: 'tempo',
  second: 'cadet',
  races: 2500,
  ridden: 120_000,
  teams: ['blue', 'red'],
  seats: {
    blue: {
      ...balance(52, -21, -12, 0, -19),
      adjusted: figure(21, 0.02),
      performance: { mean: 0.06, error: 0.01, decisions: 2, standing: { level: 2, better: 40 } },
      grades: { blunder: 1, close: 1 },
    },
    red: {
      ...balance(48, 21, 0, 12, 19),
      adjusted: figure(79, 0.02),
      performance: { mean: 0, error: 0, decisions: 1, standing: null },
      grades: { best: 1 },
    },
  },
  given: {
    blue: { blue: figure(-12, 0.02), red: figure(12, 0.02) },
    red: { blue: NOTHING, red: NOTHING },
  },
  chances: [row(0, 'placement', 0, 52), row(1, 'energy', 5, 50), row(1, 'movement', 8, 31), row(2, 'energy', 21, 0, 0)],
  turning: [{ round: 1, phase: 'energy', events: 5, before: 1, after: 2, seat: 'blue', said: [WIND] }],
  decisions: [
    graded(),
    graded({
      question: '1/energy/blue/S/card',
      rider: 'S',
      played: '5',
      best: '5',
      grade: 'close',
      cost: NOTHING,
      said: [],
    }),
    graded({
      question: '1/energy/red/R/card',
      seat: 'red',
      played: '3',
      best: '3',
      grade: 'best',
      cost: NOTHING,
      said: [],
    }),
  ],
  draws: [
    {
      round: 1,
      phase: 'energy',
      seat: 'blue',
      rider: 'R',
      kind: 'hand',
      result: '3,4,5,7',
      events: 5,
      before: figure(52),
      after: figure(45),
    },
  ],
};
