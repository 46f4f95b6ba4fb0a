import { expect, test } from 'vitest';
import type { MomentRow, SeatRow } from '@/net/bodies';
import { EVENTS, TOUR } from '../race/sample';
import { forksAt, seated, settingsOf, usualSeats } from '@/replay/fork';
import { Timeline } from '@/replay/timeline';
import { stretchesOf } from './stretches';
import { FORKING } from './reel.svelte';

const moment = (round: number, phase: string, events: number, fork = true): MomentRow => ({
  round,
  phase,
  events,
  entries: events,
  fork,
});
const MOMENTS = [
  moment(0, 'placement', 0),
  moment(1, 'energy', 5),
  moment(1, 'movement', 8),
  moment(1, 'end', 17),
  moment(2, 'energy', 21),
];
const timeline = new Timeline(EVENTS, MOMENTS, stretchesOf);
const rounds = (at: number, moments = MOMENTS) =>
  forksAt(moments, timeline, at, FORKING).map(({ round, phase }) => `${round} ${phase}`);

test('while cards are chosen they can be chosen differently', () => {
  expect(rounds(7)).toEqual(['1 energy', '2 energy']);
  expect(rounds(0)).toEqual(['0 placement', '1 energy']);
});

test('after that the next cards come first, and the last ones are still to be had', () => {
  expect(rounds(16)).toEqual(['2 energy', '1 energy']);
  expect(rounds(20)).toEqual(['2 energy', '1 energy']);
});

test('where no table can take the race up there is no way on', () => {
  expect(
    rounds(
      16,
      MOMENTS.map((each) => ({ ...each, fork: each.round < 2 })),
    ),
  ).toEqual(['1 energy']);
  expect(
    rounds(
      16,
      MOMENTS.map((each) => ({ ...each, fork: false })),
    ),
  ).toEqual([]);
});

const SEATS: readonly SeatRow[] = [
  { colour: 'blue', kind: 'bot', name: 'tempo' },
  { colour: 'red', kind: 'person', name: '' },
  { colour: 'green', kind: 'person', name: '' },
  { colour: 'black', kind: 'automatic', name: 'muscle' },
];
const SETTINGS = {
  stage: 'base-1',
  rules: ['weather'],
  seats: [
    { kind: 'bot', name: 'tempo', extras: { handicap: 2 } },
    { kind: 'open' },
    { kind: 'open' },
    { kind: 'automatic', name: 'muscle' },
  ] as const,
};

test('one rides for the first person, or for whom one was looking at; bots ride for the others', () => {
  expect([...usualSeats(SETTINGS, SEATS, null, 'random')]).toEqual([
    ['blue', 'bot:tempo'],
    ['red', 'you'],
    ['green', 'bot:random'],
  ]);
  expect([...usualSeats(SETTINGS, SEATS, 'blue', 'random')]).toEqual([
    ['blue', 'you'],
    ['red', 'bot:random'],
    ['green', 'bot:random'],
  ]);
});

test('one sits in one seat', () => {
  const chosen = usualSeats(SETTINGS, SEATS, null, 'random');
  expect([...seated(chosen, 'green', 'you', 'random').values()]).toEqual(['bot:tempo', 'bot:random', 'you']);
  expect([...seated(chosen, 'green', 'open', 'random').values()]).toEqual(['bot:tempo', 'you', 'open']);
});

test('a table that rides on has the seats of the race, and only people and bots change', () => {
  const chosen = seated(usualSeats(SETTINGS, SEATS, null, 'random'), 'blue', 'open', 'random');
  expect(settingsOf(SETTINGS, SEATS, chosen)).toEqual({
    stage: 'base-1',
    rules: ['weather'],
    seats: [
      { kind: 'open', name: '', extras: { handicap: 2 } },
      { kind: 'open', name: '' },
      { kind: 'bot', name: 'random' },
      { kind: 'automatic', name: 'muscle' },
    ],
  });
});

test('specialists and fresh cards can be chosen differently, too', () => {
  const moments = [
    moment(0, 'draft', 0),
    moment(0, 'placement', 2),
    moment(1, 'energy', 5),
    moment(1, 'movement', 6),
    moment(1, 'end', 11),
    moment(1, 'refresh', 19),
    moment(2, 'energy', 21),
  ];
  const found = (at: number) =>
    forksAt(moments, new Timeline(TOUR, moments, stretchesOf), at, FORKING).map(
      ({ round, phase }) => `${round} ${phase}`,
    );
  expect(found(0)).toEqual(['0 draft', '0 placement']);
  expect(found(20)).toEqual(['1 refresh', '2 energy']);
  expect(found(13)).toEqual(['1 refresh', '1 energy']);
});
