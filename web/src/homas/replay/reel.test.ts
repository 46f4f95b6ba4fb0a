import { expect, test } from 'vitest';
import type { DrawnRow, MomentRow } from '@/net/bodies';
import type { EventWire, HomasEvent } from '@/net/protocol';
import { forksAt } from '@/replay/fork';
import { Timeline } from '@/replay/timeline';
import { learnRules, speak } from '@/words/index.svelte';
import { ROAD, VIEW } from '../race/sample';
import { firstScene } from '../race/scene';
import { stretchesOf, moverAt, Reel, type HomasReplay, FORKING } from './reel.svelte';
import { handsOf } from './hands';

await speak('en');
await learnRules();

const event = (code: string, args: EventWire['args'], to?: string): HomasEvent =>
  ({ code, rule: '1.3.1', args, ...(to && { to }) }) as HomasEvent;
const dealt = (rider: string, card: string, to: string) =>
  event('fitness-dealt', { rider, card, changes: [[rider, 'fitness', card]] }, to);
const EVENTS: readonly HomasEvent[] = [
  event('phase', { round: 0, phase: 'fitness' }),
  event('fitness', {
    riders: ['11', '13', '21'],
    changes: ['11', '13', '21'].map((rider) => [rider, 'fitness', '?'] as const),
  }),
  event('fitness-drawn', { rider: '11', cards: ['3', 'K'] }, 'white'),
  dealt('11', 'K', 'white'),
  dealt('13', '7', 'white'),
  dealt('21', '2', 'red'),
  event('phase', { round: 1, phase: 'move' }),
  event('played', {
    rider: '11',
    cards: ['6'],
    changes: [
      ['11', 'cards', ['6h', '5k']],
      ['11', 'spent', ['6']],
    ],
  }),
  event('fitness-played', { rider: '11', card: 'K', attack: true, changes: [['11', 'fitness', '']] }),
];
const moment = (round: number, phase: string, events: number): MomentRow => ({
  round,
  phase,
  events,
  entries: events,
  fork: true,
});
const REPLAY: HomasReplay = {
  stage: '',
  name: '',
  rules: [],
  over: true,
  seeded: false,
  settings: null,
  road: ROAD,
  start: firstScene(ROAD, VIEW),
  events: EVENTS,
  seats: [
    { colour: 'white', kind: 'person', name: '' },
    { colour: 'red', kind: 'bot', name: 'domestique' },
  ],
  jerseys: { yellow: '21', green: '11' },
  moments: [moment(0, 'fitness', 1), moment(1, 'move', 7)],
};
const reeled = (replay: HomasReplay) =>
  new Reel({ replay, names: [], record: '', table: '', own: [], race: '', opens: '' });

function fitnessAt(at: number, seen: string | null): Record<string, string> {
  const reel = reeled(REPLAY);
  reel.hold(at);
  const hands = ['white', 'red'].flatMap((team) => handsOf(reel.film.scene, EVENTS, at, team, seen));
  return Object.fromEntries(hands.map(({ rider, fitness }) => [rider, fitness]));
}

test('everybody sees all fitness cards, a director only those of their team', () => {
  expect(fitnessAt(7, null)).toEqual({ 11: 'K', 13: '7', 21: '2', 22: '' });
  expect(fitnessAt(7, 'white')).toEqual({ 11: 'K', 13: '7', 21: '?', 22: '' });
  expect(fitnessAt(7, 'red')).toEqual({ 11: '?', 13: '?', 21: '2', 22: '' });
});

test('a card is there from when it is dealt until it is played', () => {
  expect(fitnessAt(1, null)).toEqual({ 11: '', 13: '', 21: '', 22: '' });
  expect(fitnessAt(3, null)).toMatchObject({ 11: '?' });
  expect(fitnessAt(9, null)).toEqual({ 11: '', 13: '7', 21: '2', 22: '' });
});

test('who draws several and keeps one shows them as long as that is decided, and to nobody else', () => {
  const drawn = (at: number, seen: string | null) =>
    handsOf(firstScene(ROAD, VIEW), EVENTS, at, 'white', seen).map((hand) => hand.drawn);
  expect(drawn(2, 'white')).toEqual([[], []]);
  expect(drawn(4, 'white')).toEqual([['3', 'K'], []]);
  expect(drawn(4, null)).toEqual([['3', 'K'], []]);
  expect(drawn(4, 'red')).toEqual([[], []]);
  expect(drawn(7, 'white')).toEqual([[], []]);
});

test('energy cards lie open: what is left, and what was spent', () => {
  const reel = reeled(REPLAY);
  reel.hold(8);
  const [first] = handsOf(reel.film.scene, EVENTS, 8, 'white', 'red');
  expect([first!.left, first!.spent]).toEqual([['6h', '5k'], ['6']]);
});

test('jerseys are told the highest first, whatever the riders are called', () => {
  expect(reeled(REPLAY).leading).toEqual([
    { rider: '21', team: 'red', wears: 'yellow' },
    { rider: '11', team: 'white', wears: 'green' },
  ]);
});

test('a record begins with the cards that it says', () => {
  const start = {
    ...REPLAY.start,
    teams: REPLAY.start.teams.map((team) => ({ ...team, cards: ['6h', '6h', '5k', '5k'] })),
  };
  expect(reeled({ ...REPLAY, start }).film.scenes[0]!.teams[0]!.cards).toHaveLength(4);
});

test('a fork names the rider that moves next in the record; at its end nobody', () => {
  const reel = reeled(REPLAY);
  const [fitness, move] = REPLAY.moments;
  expect(reel.forkArgs(move!)).toMatchObject({ phase: 'move', round: 1, rider: 'White 11', known: 'yes' });
  expect(moverAt(REPLAY, { ...move!, events: EVENTS.length })).toBe('');
  expect(moverAt({ ...REPLAY, events: EVENTS.slice(0, 2) }, fitness!)).toBe('');
});

test('where a move ends the next one is to be had, and the one that was just made', () => {
  const MOVES = [moment(1, 'move', 7), moment(1, 'move', 9)];
  const events = [
    ...EVENTS,
    event('rolled', { rider: '21', dice: [1, 2], total: 3, changes: [] }),
    event('phase', { round: 2, phase: 'rush' }),
    event('phase', { round: 2, phase: 'retreat' }),
  ];
  const moments = [...MOVES, moment(1, 'rush', 11), { ...moment(1, 'retreat', 12), entries: 11 }];
  const forks = (at: number) =>
    forksAt(moments, new Timeline(events, moments, stretchesOf), at, FORKING).map(
      ({ phase, events: from }) => `${phase} ${from}`,
    );
  expect(forks(8)).toEqual(['move 9', 'move 7']);
  expect(forks(9)).toEqual(['move 9', 'move 7']);
  expect(forks(10)).toEqual(['retreat 12', 'move 9']);
});

test('a moment of a study is told by its turn, and before the first one by its phase', () => {
  const reel = reeled(REPLAY);
  expect(reel.when({ round: 2, phase: 'move' })).toBe('Turn 2');
  expect(reel.when({ round: 0, phase: 'lineup' })).not.toMatch(/^replay|^homas/);
  expect(reel.drawWord({ rider: '14', result: '6' } as DrawnRow)).toBe('14: 6');
});
