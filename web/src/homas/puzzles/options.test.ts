/** The answers to a puzzle, in the words of the dock. */
import { beforeAll, expect, it } from 'vitest';
import { learnRules, speak } from '@/words/index.svelte';
import { questionOf } from '../dock/asked.sample';
import { ROAD, VIEW } from '../race/sample';
import { optionsOf } from './options';

beforeAll(async () => {
  await speak('en');
  await learnRules();
});

const shown = (kind: string, options: readonly string[], more = {}) =>
  optionsOf(questionOf(kind, options, more), ROAD, VIEW.riders);

it('a rider who leads has cards, an attack, a relay', () => {
  const found = shown('lead-0', ['roll', '6', 't6h', 'attack-6', 'relay']);
  expect(found.map(({ label }) => label)).toEqual([
    'Roll two dice',
    'Play +6 and roll',
    'Play +6 and roll',
    'Attack with +6 and a die',
    'Ask for a relay',
  ]);
  expect(found.map(({ own, team }) => [own, team])).toEqual([
    [[], []],
    [['6'], []],
    [[], ['6h']],
    [['6'], []],
    [[], []],
  ]);
});

it('riders in a wheel follow to a square, or let go', () => {
  const [follows, none] = shown('follow-0-0', ['13', 'none'], { lands: { 13: '3.1' } });
  expect([follows!.label, follows!.riders, none!.label]).toEqual(['13 follows', ['13'], 'Let go']);
  expect(follows!.about).toContain('to go');
});

it('riders who counter show the card they spend', () => {
  const found = shown('counter-0-0', ['none', '13-6h'], { lands: { 13: '3.1' } });
  expect(found.map(({ label, riders, own }) => [label, riders, own])).toEqual([
    ['Let them go', [], []],
    ['13 counters with +6 (not uphill)', ['13'], ['6h']],
  ]);
});
