import { beforeEach, describe, expect, it } from 'vitest';
import type { SeatState } from '@/net/protocol';
import { forgetSeats, keepSeats, lossOf, seatsKept } from '@/table/memory';
import { partingFrom } from './parting';
import { bots, otherRiders, others } from './seats';
import { countsOf, heardSince } from './shouting';

const ANNA: SeatState = { colour: 'blue', kind: 'person', name: 'Anna', you: true };
const BRUNO: SeatState = { colour: 'red', kind: 'person', name: 'Bruno' };
const TEMPO: SeatState = { colour: 'green', kind: 'bot', bot: 'tempo' };
const EMPTY: SeatState = { colour: 'black', kind: 'open', bot: 'tempo' };
const PELOTON: SeatState = { colour: 'white', kind: 'automatic', bot: 'peloton' };
const ALL = [ANNA, BRUNO, TEMPO, EMPTY, PELOTON];

describe('seats', () => {
  it('of bots are those that no person has and no rule rides', () => expect(bots(ALL)).toEqual([TEMPO, EMPTY]));

  it('that a person waits to take are not free while a bot only replaces somebody', () =>
    expect(bots([{ ...BRUNO, bot: 'tempo' }])).toEqual([]));

  it('of others ride unless a bot rides for them', () => {
    expect(others(ALL)).toEqual([BRUNO]);
    expect(otherRiders([ANNA, { ...BRUNO, bot: 'tempo' }])).toEqual([]);
  });
});

describe('a shout', () => {
  const before = countsOf([ANNA, { ...BRUNO, shout: 'allez', shouts: 1 }]);

  it('is heard once', () => {
    expect(heardSince(before, [{ ...BRUNO, shout: 'allez', shouts: 1 }])).toEqual([]);
    const again = [{ ...BRUNO, shout: 'allez', shouts: 2 }];
    expect(heardSince(before, again)).toEqual([{ seat: 'red', word: 'allez', number: 2 }]);
    expect(heardSince(countsOf(again), again)).toEqual([]);
  });

  it('is not told to the one who made it', () =>
    expect(heardSince(before, [{ ...ANNA, shout: 'bravo', shouts: 1 }])).toEqual([]));
});

describe('parting', () => {
  it('deletes a table where nobody else sits, whatever its state', () => {
    for (const status of ['open', 'racing', 'over'])
      expect(partingFrom({ status, seats: [ANNA, TEMPO], host: true }).act).toBe('delete');
  });

  it('leaves one with other people to the next of them', () =>
    expect(partingFrom({ status: 'racing', seats: ALL, host: true })).toEqual({
      act: 'leave',
      about: 'people-leave-racing',
      host: 'Bruno',
    }));

  it('of a spectator changes nothing for the race', () =>
    expect(partingFrom({ status: 'racing', seats: [BRUNO, TEMPO] }).about).toBe('people-leave-watching'));
});

describe('a lost seat', () => {
  beforeEach(() => {
    forgetSeats('t1');
    keepSeats('t1', 'laptop', [ANNA]);
  });
  const now = (seat: SeatState) => lossOf(seatsKept('t1'), 'laptop', [seat, BRUNO]);

  it('is not lost while it is one’s own, or where there was none', () => {
    expect(now(ANNA)).toBeUndefined();
    expect(lossOf(seatsKept('t2'), 'laptop', ALL)).toBeUndefined();
  });

  it('is on another device, somebody else’s, or given up', () => {
    expect(now({ ...ANNA, you: false })?.why).toBe('moved');
    expect(now({ ...ANNA, you: false, name: 'Eve' })).toEqual({ why: 'taken', name: 'Eve' });
    expect(now({ colour: 'blue', kind: 'open', bot: 'tempo' })?.why).toBe('gone');
  });

  it('is told to be a matter of the cookie where this browser is another device now', () =>
    expect(lossOf(seatsKept('t1'), 'stranger', [{ ...ANNA, you: false }])?.why).toBe('cookie'));
});
