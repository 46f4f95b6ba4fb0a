/** Who may know whom: games know the platform, the platform knows only their list, and no game knows another. */
import { describe, expect, it } from 'vitest';
import { GAMES } from './games';

const SOURCES = import.meta.glob<string>('./**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });
const FILES = Object.entries(SOURCES).map(([path, text]) => ({ path, text, room: path.split('/')[1]! }));

/** The list itself; types that the server's are made into; tests, which may speak of games. */
const SAYS_NAMES = /^\.\/(games\.ts|net\/(protocol|bodies)\.ts|.*\.test\.ts)$/;

/** What a file imports, at once or later. */
const importsOf = (text: string): string[] =>
  [...text.matchAll(/(?:from|import\(?)\s*'([^']+)'/g)].map(([, module]) => module!);

/** Whether this is a module of a game's folder, or of its data on the server's side. */
const belongsTo = (game: string, module: string): boolean => new RegExp(`^(@/|[./]+/)?@?${game}[-/]`).test(module);

const imports = (rooms: (room: string) => boolean, game: string): string[] =>
  FILES.filter(({ path, room }) => rooms(room) && path !== './games.ts')
    .filter(({ text }) => importsOf(text).some((module) => belongsTo(game, module)))
    .map(({ path }) => path);

const isGame = (room: string): boolean => GAMES.some(({ id }) => id === room);

describe.each(GAMES.map(({ id }) => id))('%s', (game) => {
  it('has a folder', () => expect(FILES.filter(({ room }) => room === game).length).toBeGreaterThan(20));

  it('is imported by the list of games only', () => expect(imports((room) => !isGame(room), game)).toEqual([]));

  it('is not imported by another game', () =>
    expect(imports((room) => isGame(room) && room !== game, game)).toEqual([]));

  it('is not named by the platform', () => {
    const platform = FILES.filter(({ path, room }) => !isGame(room) && !SAYS_NAMES.test(path));
    expect(platform.filter(({ text }) => new RegExp(game, 'i').test(text)).map(({ path }) => path)).toEqual([]);
  });
});

it('an import of a game is noticed', () => {
  expect(importsOf("import { a } from '@/flamme/game';\nawait import('./homas/game');")).toEqual([
    '@/flamme/game',
    './homas/game',
  ]);
  expect(['@/flamme/game', '../flamme/game', '@flamme-road/tiles.json'].every((m) => belongsTo('flamme', m))).toBe(
    true,
  );
  expect(['@/device/address.svelte', './flammen', '@/homas/game'].some((m) => belongsTo('flamme', m))).toBe(false);
});

it('reaches the server through the transport only, except for the files of the page itself', () => {
  const reaching = FILES.filter(({ text }) => /\b(fetch\(|new WebSocket|EventSource|sendBeacon)/.test(text));
  const found = reaching.map(({ path }) => path).filter((path) => !path.endsWith('.test.ts'));
  expect(found.toSorted()).toEqual(['./net/piece.ts', './net/transport.ts']);
});
