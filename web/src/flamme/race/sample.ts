/** A little race for tests: two teams, one round, and everything that can happen in it. */
import type { EventWire, FlammeEvent, FlammeRoad } from '@/net/protocol';
import type { RiderName } from './scene';

export const RIDERS: readonly RiderName[] = ['blue.R', 'blue.S', 'red.R', 'red.S'].map((name) => {
  const [team, type] = name.split('.') as [string, string];
  return { name, team, type };
});

/** A plain road; the line is behind square 20. */
export const ROAD: FlammeRoad = {
  game: 'flamme',
  text: '',
  tiles: [],
  squares: Array.from({ length: 25 }, () => ({ lanes: 2 })),
  line: 20,
  grid: [1, 2, 3, 4, 5],
  breakaway: [],
  piles: [],
  timing: [],
};

const event = (code: string, rule: string, args: EventWire['args'], more: Partial<FlammeEvent> = {}): FlammeEvent =>
  ({ code, rule, args, ...more }) as FlammeEvent;

const moved = (
  rider: string,
  card: string,
  start: number,
  square: number,
  lane: number,
  more: EventWire['args'] = {},
): FlammeEvent =>
  event(
    'moved',
    '3.3.1',
    {
      rider,
      card,
      start,
      square,
      lane,
      way: Array.from({ length: square - start }, (_, n) => start + n + 1),
      speed: parseInt(card, 10),
      limited: 0,
      blocked: 0,
      stood_up: false,
      crashed: false,
      ...more,
    },
    { said: [{ id: 'moved', rule: '3.3.1', args: { rider, card, square, left: 21 - square } }] },
  );

export const EVENTS: readonly FlammeEvent[] = [
  event('placed', '1.4.2', { rider: 'blue.R', square: 5, lane: 0 }),
  event('placed', '1.4.2', { rider: 'blue.S', square: 5, lane: 1 }),
  event('placed', '1.4.2', { rider: 'red.R', square: 4, lane: 0 }),
  event('placed', '1.4.2', { rider: 'red.S', square: 4, lane: 1 }),
  event('phase', '2.1.1', { round: 1, phase: 'energy' }),
  event('drew', '2.2.1', { rider: 'blue.R', hand: ['3', '4', '6', '7'], reshuffled: false }, { to: 'blue' }),
  event('played', '2.3.1', { rider: 'blue.R', card: '7' }, { to: 'blue' }),
  event('phase', '3.1.2', { round: 1, phase: 'movement' }),
  event('revealed', '3.1.1', { rider: 'blue.R', card: '7' }),
  event('revealed', '3.1.1', { rider: 'blue.S', card: '2' }),
  event('revealed', '3.1.1', { rider: 'red.R', card: '4' }),
  event('revealed', '3.1.1', { rider: 'red.S', card: '2e' }),
  moved('blue.R', '7', 5, 10, 0, { limited: 2 }),
  moved('blue.S', '2', 5, 7, 0),
  moved('red.R', '4', 4, 8, 0),
  moved('red.S', '2e', 4, 6, 0),
  event('phase', '4.1.1', { round: 1, phase: 'end' }),
  event('removed', '4.1.1', {}),
  event(
    'slipped',
    '4.2.2',
    {
      moves: [
        ['red.R', 9, 0],
        ['blue.S', 8, 0],
        ['red.S', 7, 0],
      ],
    },
    {
      said: [{ id: 'slipped', rule: '4.2.2', args: { riders: ['red.R', 'blue.S', 'red.S'], ahead: ['blue.R'] } }],
    },
  ),
  event(
    'exhausted',
    '4.3.1',
    { rider: 'blue.R' },
    { said: [{ id: 'exhausted', rule: '4.3.1', args: { riders: ['blue.R'] } }] },
  ),
  event('phase', '2.1.1', { round: 2, phase: 'energy' }),
];

/** A road that splits behind square 3, inner way first, and joins on square 12; the line is behind square 20. */
export const FORKED: FlammeRoad = {
  ...ROAD,
  squares: ROAD.squares.map((square, n) => {
    const next = (
      { 3: [7, 4], 4: [5], 5: [6], 6: [8], 7: [9], 8: [10], 9: [11], 10: [12], 11: [12] } as Record<
        number,
        readonly number[]
      >
    )[n + 1];
    return next ? { ...square, lanes: n > 2 ? 1 : 2, next } : square;
  }),
  piles: [
    { pile: 'major', side: 'mountain', square: 14, values: [5, 3, 1] },
    { pile: 'minor', side: 'sprint', square: 21, values: [2, 1] },
    { pile: 'refresh', side: '', square: 10, values: [1] },
  ],
  timing: [40, 30, 20, 10, 0],
};

/** A round of a tour: a specialist, somebody pushed aside, a chase, tokens, times and fresh cards. */
export const TOUR: readonly FlammeEvent[] = [
  event('drafted', '9.1.3', { rider: 'blue.R', specialist: 'flandrien' }),
  event('phase', '1.4.1', { round: 0, phase: 'placement' }),
  event('placed', '1.4.2', { rider: 'blue.R', square: 3, lane: 0 }),
  event('placed', '1.4.2', { rider: 'red.R', square: 4, lane: 0 }),
  event('phase', '2.1.1', { round: 1, phase: 'energy' }),
  event('phase', '3.1.2', { round: 1, phase: 'movement' }),
  event('revealed', '3.1.1', { rider: 'blue.R', card: '4+nimble' }),
  event('pushed', '9.3.8', { rider: 'red.R', square: 4, lane: 1 }),
  event('moved', '3.3.1', {
    rider: 'blue.R',
    card: '4+nimble',
    start: 3,
    square: 10,
    lane: -1,
    way: [4, 5, 6, 8, 10],
    speed: 4,
    limited: 0,
    blocked: 0,
    stood_up: false,
    crashed: false,
  }),
  event('chased', '9.3.7', { rider: 'red.R', start: 4, square: 5, lane: 0 }),
  event('phase', '4.1.1', { round: 1, phase: 'end' }),
  event('removed', '4.1.1', {}),
  event('token', '10.4.1', { rider: 'blue.R', pile: 'major', side: 'mountain', value: 5 }),
  event('refresh-token', '11.3.2', { rider: 'red.R' }),
  event('timed', '10.5.2', { rider: 'blue.R', time: 40 }),
  event('minute', '10.5.4', { rider: 'red.R' }),
  event('home', '5.1.1', { rider: 'blue.R', round: 1 }),
  event('podium', '10.5.6', { rider: 'blue.R', points: 3 }),
  event('phase', '11.3.3', { round: 1, phase: 'refresh' }),
  event('refreshed', '11.3.4', { rider: 'blue.R', cards: ['4+nimble'] }),
  event('phase', '2.1.1', { round: 2, phase: 'energy' }),
];
