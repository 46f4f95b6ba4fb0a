/** What one game calls a round and the other a turn, where both share a page. */
import { render } from '@testing-library/svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import ReplayLine from '@/home/ReplayLine.svelte';
import TableLine from '@/home/TableLine.svelte';
import { Refused } from '@/net/api';
import type { TableRow } from '@/net/bodies';
import type { Ridden } from '@/palmares/kept';
import { speak } from '@/words/index.svelte';
import Broken from './Broken.svelte';
import { gameIn } from './source';

beforeAll(() => speak('en'));

const row = (game: string): TableRow => ({
  id: 't',
  status: 'racing',
  stage: '',
  seats: ['Anna'],
  open_seats: 0,
  round: 3,
  winner: '',
  game,
});
const text = (container: Element): string => container.textContent.replace(/\s+/g, ' ');

describe.each([
  ['flamme', 'round'],
  ['homas', 'turn'],
])('in %s', (game, word) => {
  const other = word === 'turn' ? 'round' : 'turn';

  it('a race in a list says how far it is', () => {
    const lists = { rowsOf: () => undefined, forget: () => undefined };
    const on = text(render(TableLine, { row: row(game), lists }).container);
    const over = text(render(ReplayLine, { row: { table: row(game), your_turn: false, updated: 0 }, lists }).container);
    expect(on.toLowerCase()).toContain(`${word} 3`);
    expect(over).toContain(`3 ${word}s`);
    expect((on + over).toLowerCase()).not.toContain(other);
  });

  it('a stage of a running tour says who won it, and how one came in', () => {
    const ridden: Ridden = {
      id: 'x/1',
      day: 0,
      game: 'homas',
      stage: '',
      name: '',
      place: 3,
      riders: 20,
      rounds: 9,
      time: 1,
      winner: 'red',
    };
    const table = { ...row(game), seats: ['Anna', 'Bruno'], tour: 'week', days: 3 };
    const lists = { rowsOf: () => undefined, forget: () => undefined };
    const props = { row: { table, your_turn: false, updated: 0 }, stage: 1, lists, ridden };
    expect(text(render(ReplayLine, props).container)).toMatch(/(Bruno|Red) won · Your best rider: 3 of 20/);
  });

  it('a broken record says how far it holds', () => {
    const record = `echappee-record 1\ngame: ${game}\nedition: 1\n\nround 0\n`;
    const refused = new Refused('bad-record', '', { rounds: 2 });
    const broken = text(render(Broken, { id: 'file', game: gameIn(record), refused, watch: () => {} }).container);
    expect(broken).toContain(`after ${word} 2`);
    expect(broken).toContain(`up to ${word} 2`);
    expect(broken).toContain(`Watch 2 ${word}s`);
    expect(broken).not.toContain(other);
  });
});

it('a server that has no time for a record does not call it broken', () => {
  const refused = new Refused('too-long', '', {});
  const told = text(render(Broken, { id: 'file', game: 'flamme', refused, watch: () => {} }).container);
  expect(told).toContain('takes too long');
  expect(told).not.toContain('no race');
});

it('a text that is not a record has no game', () => {
  expect(gameIn('bread, butter, cheese')).toBe('');
});
