import { beforeAll, describe, expect, it } from 'vitest';
import type { FlammeEvent, LandingWire } from '@/net/protocol';
import { speak } from '@/words/index.svelte';
import type { Ride } from '../race/ride.svelte';
import { hintFor } from './hints';
import { noteOf } from './notes';
import { phaseOf, phasesOf } from './phases';

beforeAll(() => speak('en'));

const landing = (square: number, distance: number, more: Partial<LandingWire> = {}): LandingWire => ({
  square,
  distance,
  raised: 0,
  limited: 0,
  rivals: [],
  crowded: false,
  way: [],
  said: [],
  ...more,
});
describe('the note under a card', () => {
  it('says how far, or what the road makes of it', () => {
    expect(noteOf('3', landing(8, 3))?.text).toBe('3 squares');
    expect(noteOf('7', landing(12, 5, { limited: 2 }))?.text).toBe('counts as 5');
    expect(noteOf('2e', landing(21, 5, { raised: 3 }))?.text).toBe('counts as 5');
  });
  it('warns first of a square that others may fill', () => {
    expect(noteOf('7', landing(12, 5, { limited: 2, crowded: true }))).toMatchObject({ warn: true, short: 'blocked?' });
  });
  it('is left out where nobody knows', () => {
    expect(noteOf('7', undefined)).toBeNull();
  });
});

describe('the hint', () => {
  const near = { asks: 'card', landings: { 9: landing(30, 9) } };
  const hint = (rules: readonly string[], done = true) =>
    hintFor({
      film: { done, scene: { round: 9, phase: 'end', rules }, events: [{ code: 'exhausted' }], telling: 1 },
      question: done ? near : undefined,
      table: { road: { line: 21 } },
      option: null,
    } as unknown as Ride);

  it('fits the format: where times count, and for those who ride alone', () => {
    expect([[], ['tour'], ['ttt'], ['itt']].map((rules) => hint(rules))).toEqual([
      'hint-finish',
      'hint-finish-timed',
      'hint-finish-timed',
      'hint-finish-timed',
    ]);
    expect([[], ['ttt'], ['itt']].map((rules) => hint(rules, false))).toEqual([
      'hint-exhaustion',
      'hint-exhaustion',
      'hint-exhaustion-alone',
    ]);
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
