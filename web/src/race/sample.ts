/** A little race for tests: two teams, one round, and everything that can happen in it. */
import type { EventWire } from '../net/protocol';
import type { RiderName } from './scene';

export const RIDERS: readonly RiderName[] = ['blue.R', 'blue.S', 'red.R', 'red.S'].map((name) => {
  const [team, type] = name.split('.') as [string, string];
  return { name, team, type };
});

const event = (code: string, rule: string, args: EventWire['args'], more: Partial<EventWire> = {}): EventWire => ({ code, rule, args, ...more });

const moved = (rider: string, card: string, start: number, square: number, lane: number, more: EventWire['args'] = {}): EventWire =>
  event('moved', '3.3.1', {
    rider, card, start, square, lane, speed: parseInt(card, 10), limited: 0, blocked: 0, stood_up: false, crashed: false, ...more,
  }, { said: [{ id: 'moved', rule: '3.3.1', args: { rider, card, square } }] });

export const EVENTS: readonly EventWire[] = [
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
  event('slipped', '4.2.2', { moves: [['red.R', 9, 0], ['blue.S', 8, 0], ['red.S', 7, 0]] }, {
    said: [{ id: 'slipped', rule: '4.2.2', args: { riders: ['red.R', 'blue.S', 'red.S'], ahead: ['blue.R'] } }],
  }),
  event('exhausted', '4.3.1', { rider: 'blue.R' }, { said: [{ id: 'exhausted', rule: '4.3.1', args: { riders: ['blue.R'] } }] }),
  event('phase', '2.1.1', { round: 2, phase: 'energy' }),
];
