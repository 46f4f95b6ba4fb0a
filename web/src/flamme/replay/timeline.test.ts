import { describe, expect, test } from 'vitest';
import type { MomentRow } from '@/net/bodies';
import { EVENTS, TOUR } from '../race/sample';
import { after, before, Timeline } from '@/replay/timeline';
import { stretchesOf } from './stretches';

const moment = (round: number, phase: string, events: number): MomentRow => ({
  round,
  phase,
  events,
  entries: events,
  fork: true,
});

/** The sample has a placement, a round, and the beginning of a second one. */
const MOMENTS = [
  moment(0, 'placement', 0),
  moment(1, 'energy', 5),
  moment(1, 'movement', 8),
  moment(1, 'end', 17),
  moment(2, 'energy', 21),
];
const timeline = new Timeline(EVENTS, MOMENTS, stretchesOf);

describe('the stretches', () => {
  test('are the phases as people know them, without a hole between them', () => {
    expect(timeline.stretches.map(({ round, phase, from, to }) => [round, phase, from, to])).toEqual([
      [0, 'placement', 0, 4],
      [1, 'cards', 4, 7],
      [1, 'moves', 7, 16],
      [1, 'slipstream', 16, 19],
      [1, 'exhaustion', 19, 20],
      [2, 'cards', 20, 21],
    ]);
  });

  test('lie on the axis a quarter of a round each, with what came before in front of it', () => {
    expect(timeline.stretches.map(({ start, end }) => [start, end])).toEqual([
      [-1, 0],
      [0, 0.25],
      [0.25, 0.5],
      [0.5, 0.75],
      [0.75, 1],
      [1, 1.25],
    ]);
    expect(timeline.rounds).toBe(2);
  });

  test('of a round in which nobody is drawn along: the slipstream is empty', () => {
    const calm = EVENTS.filter((event) => event.code !== 'slipped');
    const { stretches } = new Timeline(calm, [...MOMENTS.slice(0, 4), moment(2, 'energy', 20)], stretchesOf);
    expect(stretches.filter(({ phase }) => phase === 'slipstream')).toMatchObject([{ from: 16, to: 16 }]);
    expect(stretches.find(({ phase }) => phase === 'exhaustion')).toMatchObject({ from: 16, to: 19 });
  });
});

describe('moments and places on the axis', () => {
  test('a moment at the end of a phase belongs to it', () => {
    expect(timeline.at(16).phase).toBe('moves');
    expect(timeline.at(17).phase).toBe('slipstream');
    expect(timeline.at(0).phase).toBe('placement');
  });

  test('every moment has a place, further on than the one before', () => {
    const places = EVENTS.map((_, n) => timeline.position(n));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(new Set(places).size).toBe(places.length);
    expect([timeline.position(0), timeline.position(16), timeline.position(21)]).toEqual([-1, 0.5, 1.25]);
  });

  test('and is found again from its place', () => {
    for (let event = 0; event <= EVENTS.length; event++) expect(timeline.eventAt(timeline.position(event))).toBe(event);
  });

  test('beside the axis are its ends', () => {
    expect(timeline.eventAt(-5)).toBe(0);
    expect(timeline.eventAt(99)).toBe(EVENTS.length);
  });
});

test('from phase to phase and from round to round', () => {
  expect(timeline.stops).toEqual([0, 4, 7, 16, 19, 20, 21]);
  expect(timeline.ends).toEqual([0, 4, 20, 21]);
  expect(timeline.laps).toEqual([4, 20, 21]);
  expect([after(timeline.stops, 8), after(timeline.stops, 16), after(timeline.stops, 21)]).toEqual([16, 19, 21]);
  expect([before(timeline.stops, 16), before(timeline.stops, 10), before(timeline.stops, 0)]).toEqual([7, 7, 0]);
});

test('the draft lies before the first round, the refresh at the end of its own', () => {
  const moments = [
    moment(0, 'draft', 0),
    moment(0, 'placement', 2),
    moment(1, 'energy', 5),
    moment(1, 'movement', 6),
    moment(1, 'end', 11),
    moment(1, 'refresh', 19),
    moment(2, 'energy', 21),
  ];
  const { stretches, rounds, laps } = new Timeline(TOUR, moments, stretchesOf);
  expect(stretches.map(({ phase, start, end }) => [phase, start, end])).toEqual([
    ['draft', -1, -0.5],
    ['placement', -0.5, 0],
    ['cards', 0, 0.25],
    ['moves', 0.25, 0.5],
    ['slipstream', 0.5, 0.75],
    ['exhaustion', 0.75, 0.875],
    ['refresh', 0.875, 1],
    ['cards', 1, 1.25],
  ]);
  expect(rounds).toBe(2);
  expect(laps).toEqual([4, 20, 21]);
});
