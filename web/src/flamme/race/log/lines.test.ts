import { expect, test } from 'vitest';
import type { FlammeEvent } from '@/net/protocol';
import { EVENTS, RIDERS, TOUR } from '../sample';
import { scenesOf } from '../scene';
import { tell } from '@/frame/race/telling';
import { momentOf } from '@/replay/timeline';
import { moveOf, ridersOf } from './lines';
import { tellingOf } from '../telling';

const scenes = scenesOf(RIDERS, EVENTS);
const told = tell(EVENTS, tellingOf(RIDERS));
const lineAt = (event: number) => told.find((line) => line.event === event)!;

const namesOf = (...of: Parameters<typeof ridersOf>) => ridersOf(...of).map(({ name }) => name);

test('a move is a rider, a card, and how far it went', () => {
  expect(moveOf(EVENTS[12]!, lineAt(12), scenes[12]!)).toEqual({
    team: 'blue',
    type: 'R',
    card: '7',
    distance: 5,
    notes: [],
  });
  expect(moveOf(EVENTS[18]!, lineAt(18), scenes[18]!)).toBeNull();
});

test('whatever made more or less of the card is noted', () => {
  const line = {
    ...lineAt(12),
    said: [...lineAt(12).said, { id: 'moved-limited', rule: '3.2.4', args: { terrain: 'ascent', limited: 2 } }],
  };
  expect(moveOf(EVENTS[12]!, line, scenes[12]!)!.notes).toEqual([
    { id: 'replay-moved-limited', args: { terrain: 'ascent' } },
  ]);
});

test('in the slipstream go those who are further on than before', () => {
  expect(namesOf(EVENTS[18]!, lineAt(18), scenes[18]!)).toEqual(['red.R', 'blue.S', 'red.S']);
  const stays = {
    ...EVENTS[18]!,
    args: {
      moves: [
        ['red.R', 9, 0],
        ['blue.S', 7, 1],
      ],
    },
  } as unknown as FlammeEvent;
  expect(namesOf(stays, lineAt(18), scenes[18]!)).toEqual(['red.R']);
});

test('exhaustion is told of all at once', () => {
  expect(namesOf(EVENTS[19]!, lineAt(19), scenes[19]!)).toEqual(['blue.R']);
});

test('a rider who shuffles is told as shortly as a move', () => {
  const drew = EVENTS.findIndex((event) => event.code === 'drew');
  expect(namesOf(EVENTS[drew]!, lineAt(12), scenes[drew]!)).toEqual(['blue.R']);
});

test('a move is as long as its way', () => {
  const moved = TOUR.find((event) => event.code === 'moved')!;
  expect(moveOf(moved, { ...lineAt(12), said: [] }, scenes[12]!)!.distance).toBe(5);
});

test('a line leads to where all of it has happened', () => {
  const said = [{ id: 'followed', rule: '', args: {} }];
  const event = (code: string, words = false) => ({ code, rule: '', args: {}, ...(words && { said }) });
  const events = [
    event('rode', true),
    event('followed', true),
    event('followed'),
    event('followed'),
    event('followed', true),
    event('phase'),
  ];
  expect([0, 1, 4].map((line) => momentOf(events, line))).toEqual([1, 4, 5]);
  expect(momentOf(events.slice(0, 4), 1)).toBe(4);
});
