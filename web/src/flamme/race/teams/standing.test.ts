import { expect, it } from 'vitest';
import type { SeatState } from '@/net/protocol';
import { firstScene, type RiderScene } from '../scene';
import { doingOf } from './standing';
import { missing, waitedFor } from '@/frame/dock/people';

const seat = (more: Partial<SeatState>): SeatState => ({ colour: 'red', kind: 'person', here: true, ...more });
const riders = (more: Partial<RiderScene>): RiderScene[] =>
  firstScene([{ name: 'red.R', team: 'red', type: 'R' }]).riders.map((rider) => ({ ...rider, square: 9, ...more }));

it('tells who chooses, who thinks, who waits and who is away', () => {
  expect(doingOf(seat({ you: true, thinking: true }), riders({}), false)).toBe('choosing');
  expect(doingOf(seat({ thinking: true }), riders({}), false)).toBe('thinking');
  expect(doingOf(seat({ you: true, bot: 'tempo', thinking: true }), riders({}), false)).toBe('thinking');
  expect(doingOf(seat({ here: false, thinking: true }), riders({}), false)).toBe('away');
  expect(doingOf(seat({}), riders({ square: 0 }), false)).toBe('waiting');
  expect(doingOf(seat({}), riders({}), false)).toBe('ready');
  expect(doingOf(seat({ here: false }), riders({ home: 4 }), false)).toBe('home');
  expect(doingOf(seat({ kind: 'automatic' }), riders({}), false)).toBe('automatic');
});

it('lets nobody choose or think while riders move', () => {
  expect(doingOf(seat({ you: true, thinking: true }), riders({}), true)).toBe('riding');
  expect(doingOf(seat({ thinking: true }), riders({}), true)).toBe('riding');
  expect(doingOf(seat({ thinking: true }), riders({ square: 0 }), true)).toBe('waiting');
  expect(doingOf(seat({ here: false, thinking: true }), riders({}), true)).toBe('away');
});

it('tells those who think from those who have left, and leaves out the people at this screen', () => {
  const { thinking, away } = waitedFor([
    seat({ colour: 'blue', thinking: true, you: true }),
    seat({ colour: 'red', thinking: true }),
    seat({ colour: 'green', thinking: true, here: false }),
    seat({ colour: 'white', thinking: true, here: false, bot: 'tempo' }),
    seat({ colour: 'black', kind: 'bot', here: false }),
  ]);
  expect(thinking.map((each) => each.colour)).toEqual(['red', 'white']);
  expect(away.map((each) => each.colour)).toEqual(['green']);
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
