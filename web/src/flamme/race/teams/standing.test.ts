import { expect, it } from 'vitest';
import type { SeatState } from '@/net/protocol';
import { firstScene, type RiderScene } from '../scene';
import { doingOf } from './standing';
import { missing } from '@/frame/dock/absent';

const seat = (more: Partial<SeatState>): SeatState => ({ colour: 'red', kind: 'person', here: true, ...more });
const riders = (more: Partial<RiderScene>): RiderScene[] =>
  firstScene([{ name: 'red.R', team: 'red', type: 'R' }]).riders.map((rider) => ({ ...rider, square: 9, ...more }));

it('tells who chooses, who thinks, who waits and who is away', () => {
  expect(doingOf(seat({ you: true, thinking: true }), riders({}))).toBe('choosing');
  expect(doingOf(seat({ thinking: true }), riders({}))).toBe('thinking');
  expect(doingOf(seat({ you: true, bot: 'tempo', thinking: true }), riders({}))).toBe('thinking');
  expect(doingOf(seat({ here: false, thinking: true }), riders({}))).toBe('away');
  expect(doingOf(seat({}), riders({ square: 0 }))).toBe('waiting');
  expect(doingOf(seat({}), riders({}))).toBe('ready');
  expect(doingOf(seat({ here: false }), riders({ home: 4 }))).toBe('home');
  expect(doingOf(seat({ kind: 'automatic' }), riders({}))).toBe('automatic');
});

it('misses only people whom the race waits for', () => {
  const seats = [
    seat({ colour: 'blue', absent: true, thinking: true }),
    seat({ colour: 'red', absent: true }),
    seat({ colour: 'green', here: false, thinking: true }),
    seat({ colour: 'white', absent: true, thinking: true, you: true }),
  ];
  expect(missing(seats).map((each) => each.colour)).toEqual(['blue']);
});
