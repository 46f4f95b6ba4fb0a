import { expect, test } from 'vitest';
import { placeOf } from './routes.svelte';

test.each([
  ['/', { page: 'home' }],
  ['/new', { page: 'new' }],
  ['/tours', { page: 'tours' }],
  ['/table/abc', { page: 'table', id: 'abc' }],
  ['/replay', { page: 'replays' }],
  ['/replay/abc', { page: 'replay', id: 'abc' }],
  ['/rules', { page: 'rules' }],
  ['/palmares', { page: 'palmares' }],
  ['/board', { page: 'board' }],
  ['/puzzles', { page: 'puzzles', number: '' }],
  ['/puzzles/7', { page: 'puzzles', number: '7' }],
  ['/table', { page: 'nowhere' }],
  ['/rules/x', { page: 'nowhere' }],
  ['/tours/x', { page: 'nowhere' }],
  ['/table/a/b', { page: 'nowhere' }],
])('%s', (path, place) => expect(placeOf(path)).toEqual(place));
