import { expect, test } from 'vitest';
import PAGES from '@echappee/server/http/pages.json';
import { addressOf } from './address.svelte';

test.each([
  ['/', { page: 'Home' }],
  ['/new', { page: 'NewTable' }],
  ['/table/abc', { page: 'Table', id: 'abc' }],
  ['/replay', { page: 'Replays' }],
  ['/replay/abc', { page: 'Replay', id: 'abc' }],
  ['/puzzles', { page: 'Puzzles' }],
  ['/puzzles/7', { page: 'Puzzles', number: '7' }],
  ['/table', { page: '' }],
  ['/rules/x', { page: '' }],
  ['/table/a/b', { page: '' }],
  ['/api/games', { page: '' }],
])('%s', (path, address) => expect(addressOf(path)).toEqual(address));

test('each page of the list has a component, and each component an address', () => {
  const components = Object.keys(import.meta.glob('../pages/*.svelte')).map((path) => path.slice(9, -7));
  expect(new Set(components)).toEqual(new Set([...Object.values(PAGES), 'Nowhere']));
});
