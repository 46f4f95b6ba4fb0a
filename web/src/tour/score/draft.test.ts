/** A result that is tapped in: what each tap writes, and that each can be undone. */
import { describe, expect, it } from 'vitest';
import type { LineWanted } from '@/net/protocol';
import { ResultDraft } from './draft.svelte';
import { textOf } from './lines';
import { SCORE, scoredStage } from './address';
import { cardDays, toggled } from './calendar';

const ORDER: LineWanted = { name: 'order', kind: 'order' };
const TIMES: LineWanted = { name: 'times', kind: 'times', values: [0, 20, 30] };
const MAJOR: LineWanted = { name: 'major', kind: 'tokens', values: [5, 3], sides: ['sprint', 'mountain'] };
const CLIMB: LineWanted = { name: 'summit-1', kind: 'order', sides: ['hill', 'mountain'], most: 2 };
const CARDS: LineWanted = { name: 'cards', kind: 'counts' };
const CREW = ['a', 'b', 'c'].map((name) => ({ name, team: name, mark: name, packed: {} }));

const drafted = (lines = {}) => {
  localStorage.clear();
  return new ResultDraft([ORDER, TIMES, MAJOR, CLIMB, CARDS], CREW, lines, 'test');
};

describe('an order', () => {
  it('takes riders as they are tapped, and gives them back', () => {
    const draft = drafted();
    for (const rider of ['b', 'a', 'c', 'a']) draft.place(ORDER, rider);
    expect(draft.lines).toEqual({ order: 'b c' });
    for (const rider of ['b', 'c']) draft.place(ORDER, rider);
    expect(draft.lines).toEqual({});
  });

  it('keeps its kind, and takes no more than there is room for', () => {
    const draft = drafted();
    for (const rider of ['b', 'a', 'c']) draft.place(CLIMB, rider);
    draft.turn(CLIMB, 'mountain');
    expect(draft.lines).toEqual({ 'summit-1': 'mountain b a' });
  });
});

it('gives riders the time of the one before, and each a time when it is entered', () => {
  const draft = drafted({ order: 'a b c', corrected: 'yes' });
  draft.time(TIMES, 'b', 30);
  expect([...draft.timesOf(TIMES, ['a', 'b', 'c']).values()]).toEqual([0, 30, 30]);
  expect(draft.result).toEqual({ order: 'a b c', times: 'a=0:00 b=0:30 c=0:30' });
  draft.join(TIMES, 'b');
  expect(draft.result).toEqual({ order: 'a b c' });
});

it('gives each token to one rider, and a rider one token of a pile', () => {
  const draft = drafted();
  draft.give(MAJOR, 5, 'a');
  draft.give(MAJOR, 3, 'b');
  draft.give(MAJOR, 5, 'b');
  expect(draft.lines).toEqual({ major: 'sprint b=5' });
  draft.turn(MAJOR, 'mountain');
  draft.give(MAJOR, 5, 'b');
  expect(draft.lines).toEqual({ major: 'mountain none' });
});

it('counts, and can leave a line open', () => {
  const draft = drafted();
  for (const more of [1, 1, -1]) draft.count(CARDS, 'c', more);
  expect(draft.lines).toEqual({ cards: 'c=1' });
  draft.count(CARDS, 'c', -1);
  expect(draft.lines).toEqual({ cards: 'none' });
  draft.open('cards');
  expect(draft.lines).toEqual({});
});

it('undoes every step, and is still there when the page comes again', () => {
  const draft = drafted();
  draft.place(ORDER, 'a');
  draft.count(CARDS, 'b', 1);
  const again = new ResultDraft([], CREW, {}, 'test');
  expect(again.lines).toEqual(draft.lines);
  draft.undo();
  draft.undo();
  draft.undo();
  expect([draft.lines, draft.undoable]).toEqual([{}, false]);
  draft.entered();
  expect(new ResultDraft([], CREW, { order: 'c' }, 'test').lines).toEqual({ order: 'c' });
});

it('is a text with a head', () => expect(textOf({ order: 'a b' })).toBe('echappee-result 1\norder: a b\n'));

it('is found at its address', () => {
  const tour = { number: 1, days: [{}, {}, {}] } as unknown as Parameters<typeof scoredStage>[1];
  expect(['score', 'score-1', 'score-3', 'tour', 'abcdefghj'].map((hash) => scoredStage(hash, tour))).toEqual([
    2, 1, 0, 0, 0,
  ]);
  expect(SCORE.test('score-xyz')).toBe(false);
});

it('makes a calendar of cards, in which a rest day follows a stage', () => {
  let days: readonly string[] = [];
  for (const card of ['3', '4']) days = toggled(days, card);
  days = toggled([...days, 'rest', '8'], '4');
  expect(cardDays(days)).toBe('card-3 rest card-8');
  expect(cardDays(toggled(days, '3'))).toBe('card-8');
});
