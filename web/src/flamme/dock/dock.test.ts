import { beforeAll, describe, expect, it } from 'vitest';
import type { FlammeEvent, LandingWire, RiderWire, FlammeRoad, SeatState } from '@/net/protocol';
import { speak } from '@/words/index.svelte';
import { noteOf } from './notes';
import { toGo } from '../road/graph';
import { outlook } from './outlook';
import { phaseOf, phasesOf } from './phases';
import { FlammeCompany } from '../race/company';

beforeAll(() => speak('en'));

const SEATS: readonly SeatState[] = [
  { colour: 'blue', kind: 'person', name: 'Anna', you: true },
  { colour: 'red', kind: 'person', name: 'Camille' },
];
const COMPANY = new FlammeCompany(SEATS, 'blue');

/** Flat, then a climb from square 11 to 15, then a descent to 17, flat to the line behind 20. */
const ROAD: FlammeRoad = {
  game: 'flamme',
  text: '',
  tiles: [],
  line: 20,
  grid: [],
  breakaway: [],
  piles: [],
  timing: [],
  squares: Array.from({ length: 24 }, (_, n) => ({
    lanes: 2,
    terrain: n >= 10 && n < 15 ? 'ascent' : n >= 15 && n < 17 ? 'descent' : 'flat',
  })),
};
const at = (name: string, square: number, more: Partial<RiderWire> = {}): RiderWire => {
  const [team, type] = name.split('.') as [string, string];
  return { name, team, type, square, lane: 0, deck: ['3', '4', '5', '6', '7'], ...more };
};
const landing = (square: number, distance: number, more: Partial<LandingWire> = {}): LandingWire => ({
  square,
  distance,
  raised: 0,
  limited: 0,
  rivals: [],
  crowded: false,
  way: Array.from({ length: distance }, (_, n) => square - distance + 1 + n),
  ...more,
});
const said = (card: string, to: LandingWire, rider: RiderWire, others: RiderWire[] = [], rules: string[] = []) =>
  outlook({ card, landing: to, rider, riders: [rider, ...others], road: ROAD, company: COMPANY, rules });
const ids = (...of: Parameters<typeof said>) => said(...of).map((sentence) => sentence.id);

describe('the note under a card', () => {
  it('says how far, or what the road makes of it', () => {
    expect(noteOf('3', landing(8, 3))?.text).toBe('3 squares');
    expect(noteOf('7', landing(12, 5, { limited: 2 }))?.text).toBe('counts as 5');
    expect(noteOf('2e', landing(21, 5, { raised: 3 }))?.text).toBe('counts as 5');
  });
  it('warns first of a square that others may fill', () => {
    expect(noteOf('7', landing(12, 5, { limited: 2, crowded: true }))).toMatchObject({ warn: true, short: 'blocked?' });
  });
  it('has nothing to warn the nimble of', () => {
    expect(noteOf('5+nimble', landing(10, 5, { crowded: true }))).toMatchObject({ warn: false, text: '5 squares' });
  });
  it('is left out where nobody knows', () => {
    expect(noteOf('7', undefined)).toBeNull();
  });
});

describe('what would happen', () => {
  it('counts the flat squares up to the climb', () => {
    expect(said('7', landing(12, 5, { limited: 2 }), at('blue.R', 7))[0]).toEqual({
      id: 'race-say-rises',
      args: { squares: 3, distance: 5 },
    });
  });
  it('knows that the rider is climbing already', () => {
    expect(ids('7', landing(17, 5, { limited: 2 }), at('blue.R', 12))[0]).toBe('race-say-climbing');
  });
  it('says what a descent gives, and what a fall takes', () => {
    expect(said('3', landing(21, 5, { raised: 4 }), at('blue.R', 16, { crashed: true })).slice(0, 2)).toEqual([
      { id: 'race-say-stood-up', args: {} },
      { id: 'race-say-raised', args: { terrain: 'descent', speed: 5 } },
    ]);
  });
  it('tells how far it still is, or how far beyond the line', () => {
    expect(said('3', landing(18, 3), at('blue.R', 15))[0]?.args).toEqual({ squares: 3 });
    expect(said('7', landing(22, 4), at('blue.R', 18))[0]).toEqual({ id: 'race-say-over', args: { beyond: 2 } });
  });
  it('names who may be in the way', () => {
    expect(
      said('3', landing(8, 3, { rivals: ['red.R', 'red.S'], crowded: true }), at('blue.R', 5), [at('red.R', 6)])[1],
    ).toEqual({ id: 'race-say-crowded', args: { riders: 'both of Camille’s riders' } });
  });
  it('expects wind only where nobody is likely to be in front', () => {
    const rider = at('blue.R', 5);
    expect(ids('7', landing(12, 7), rider, [at('red.R', 5)])).toContain('race-say-wind');
    expect(ids('3', landing(8, 3), rider, [at('red.R', 5)])).not.toContain('race-say-wind');
    expect(ids('7', landing(12, 7), rider, [at('red.R', 5, { home: 3 })])).toContain('race-say-wind');
  });
  it('has one square to go right before the line', () => {
    expect([toGo(ROAD, 20), toGo(ROAD, 21), toGo(ROAD, 30)]).toEqual([1, 0, 0]);
  });
});

describe('what a power would do', () => {
  const crowd = { rivals: ['red.R', 'red.S'], crowded: true };
  it('keeps its number on a climb, where it makes a difference', () => {
    expect(said('6+asc6', landing(14, 6), at('blue.R', 8))[0]).toEqual({
      id: 'race-say-strong',
      args: { distance: 6 },
    });
    expect(ids('6+asc6', landing(8, 6), at('blue.R', 2))).not.toContain('race-say-strong');
    expect(ids('6', landing(14, 6), at('blue.R', 8))).not.toContain('race-say-strong');
    expect(said('7+asc6', landing(14, 6, { limited: 1 }), at('blue.R', 8))[0]).toEqual({
      id: 'race-say-rises',
      args: { squares: 2, distance: 6 },
    });
  });
  it('finds a place for the nimble in any crowd', () => {
    expect(ids('5+nimble', landing(10, 5, crowd), at('blue.R', 5), [at('red.R', 8)])).toEqual([
      'race-say-lands',
      'race-say-nimble',
    ]);
  });
  it('closes the last gap, after all that may be in the way', () => {
    expect(ids('5+chase', landing(10, 5, crowd), at('blue.R', 5), [at('red.R', 8)])).toEqual([
      'race-say-lands',
      'race-say-crowded',
      'race-say-chase',
    ]);
  });
  it('spares the relentless all exhaustion, and gives nobody behind a breakaway shelter', () => {
    expect(ids('7+relentless+breakaway', landing(12, 7), at('blue.R', 5))).toEqual(
      expect.arrayContaining(['race-say-breakaway', 'race-say-relentless']),
    );
    expect(ids('7+relentless+breakaway', landing(12, 7), at('blue.R', 5))).not.toContain('race-say-wind');
    expect(ids('7+breakaway+chase', landing(12, 7), at('blue.S', 5))).toEqual(
      expect.arrayContaining(['race-say-breakaway', 'race-say-wind']),
    );
  });
  it('speaks of recovery only where a recycled exhaustion card lies', () => {
    expect(ids('4+recovery', landing(9, 4), at('blue.R', 5, { recycled: ['3', '2e'] }))[0]).toBe('race-say-recovery');
    expect(ids('4+recovery', landing(9, 4), at('blue.R', 5, { recycled: ['3'] }))).not.toContain('race-say-recovery');
  });
});

describe('against the clock', () => {
  it('only one’s own rider gives shelter in a team trial', () => {
    expect(ids('7', landing(12, 7), at('blue.R', 5), [at('red.R', 9)], ['ttt'])).toContain('race-say-wind');
    expect(ids('7', landing(12, 7), at('blue.R', 5), [at('blue.S', 9)], ['ttt'])).not.toContain('race-say-wind');
  });
  it('the highest card tires alone', () => {
    expect(ids('7', landing(12, 7), at('blue.R', 5), [at('red.R', 9)], ['itt'])).toContain('race-say-trial');
    expect(ids('7', landing(12, 7), at('blue.R', 5), [], ['itt'])).not.toContain('race-say-wind');
  });
});

describe('the phase that is shown', () => {
  const shown = (phase: string, told = '', rules: readonly string[] = []) =>
    phaseOf({
      scene: { round: 1, phase, rules, riders: [] },
      events: [{ code: told, rule: '', args: {} } as unknown as FlammeEvent],
      telling: 1,
    });

  it('is the rules’ own, in the words of the bar', () => {
    expect(['placement', 'breakaway', 'energy', 'declare', 'movement'].map((phase) => shown(phase))).toEqual([
      'grid',
      'bids',
      'cards',
      'cards',
      'moves',
    ]);
  });
  it('goes from slipstream to exhaustion to the finish within the end of a round', () => {
    expect(['removed', 'slipped', 'exhausted', 'home', 'won'].map((told) => shown('end', told))).toEqual([
      'slipstream',
      'slipstream',
      'exhaustion',
      'finish',
      'finish',
    ]);
  });
  it('is one of those in the bar', () => {
    expect(phasesOf(0, [])).toEqual(['grid']);
    expect(phasesOf(0, ['weather', 'breakaway'])).toEqual(['grid', 'bids']);
    expect(phasesOf(3, ['breakaway'])).toContain(shown('movement'));
    expect(phasesOf(0, ['specialists'])).toEqual(['draft', 'grid']);
    expect(phasesOf(4, ['extended'])).not.toContain('refresh');
    expect(phasesOf(4, ['extended'], shown('refresh'))).toContain('refresh');
    expect(phasesOf(4, [], shown('end', 'won'))).toContain('finish');
  });
  it('is never the slipstream for those who ride alone against the clock', () => {
    expect(phasesOf(4, ['itt'])).not.toContain('slipstream');
    expect(shown('end', 'removed', ['itt'])).toBe('exhaustion');
  });
});
