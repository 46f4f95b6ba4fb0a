/** Who may know whom: a room knows those below it; the platform knows no game, and no game another. */
import { describe, expect, it } from 'vitest';
import { GAMES } from '@/table/games';

/** The rooms, lowest first: each imports only from those above it in this list. Games stand side by side. */
const ROOMS = [
  ['net'], // the server: what can be asked of it, the connection to a table
  ['device'], // this browser: its address, what its person likes, what it keeps
  ['words'],
  ['draw'],
  ['parts'], // buttons, sheets, hints, notices
  ['table'], // a table as this browser knows it, and the record that a game fills in
  ['bar'], // what is at the edge of every page
  ['rules'],
  ['palmares'],
  ['tour'],
  ['frame'], // a race: its board, dock, log, people, end
  ['lobby'],
  ['home'],
  ['replay'],
  ['puzzles'],
  ['pages'], // one component for each address
  ['flamme', 'homas', 'plain'], // plain: any game that the pages do not know
  ['games', 'App'], // the list of games; the shell around the pages
  ['main'],
];

/** The folder that a file is in, or a file at the top by its own name. */
const roomOf = (path: string): string => /^\.\/([^/.]+)/.exec(path)![1]!;

const SOURCES = import.meta.glob<string>('./**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });
const FILES = Object.entries(SOURCES).map(([path, text]) => ({ path, text, room: roomOf(path) }));

/** The list itself; types that the server's are made into; tests, which may speak of games. */
const SAYS_NAMES = /^\.\/(games\.ts|net\/(protocol|bodies)\.ts|.*\.test\.ts)$/;

/** What a file imports, at once or later. */
const importsOf = (text: string): string[] =>
  [...text.matchAll(/(?:from|import\(?)\s*'([^']+)'/g)].map(([, module]) => module!);

const isSource = (path: string): boolean => !/\.(test|sample|d)\.ts$|\.sample\.svelte\.ts$/.test(path);

/** The rooms that a file imports from, apart from its own and from styles. */
const roomsIn = (path: string, text: string): string[] =>
  importsOf(text)
    .filter((module) => /^(\.|@\/)/.test(module) && !module.endsWith('.css'))
    .map((module) => new URL(module.replace('@', ''), `file:///${path}`).pathname)
    .map((module) => roomOf(`.${module}`))
    .filter((room) => room !== roomOf(path));

const SHIPPED = FILES.filter(({ path }) => isSource(path));

it('has a place for every room', () =>
  expect(ROOMS.flat().toSorted()).toEqual([...new Set(SHIPPED.map(({ room }) => room))].toSorted()));

describe.each(ROOMS.map((rooms, height) => ({ rooms, below: ROOMS.slice(0, height).flat() })))(
  '$rooms',
  ({ rooms, below }) => {
    it('know only what is below', () => {
      const climbing = SHIPPED.filter(({ room }) => rooms.includes(room)).flatMap(({ path, text }) =>
        roomsIn(path, text)
          .filter((room) => !below.includes(room))
          .map((room) => `${path} imports ${room}`),
      );
      expect(climbing).toEqual([]);
    });
  },
);

it('exports no value that only its own file uses', () => {
  const words = new Map(FILES.map(({ path, text }) => [path, new Set(text.match(/[\w$]+/g))]));
  const elsewhere = (name: string, home: string): boolean =>
    [...words].some(([path, known]) => path !== home && known.has(name));
  const unused = FILES.filter(({ path }) => path.endsWith('.ts')).flatMap(({ path, text }) =>
    [...text.matchAll(/^export (?:abstract |async )*(?:const|let|function|class) (\w+)/gm)]
      .filter(([, name]) => !elsewhere(name!, path))
      .map(([, name]) => `${path} exports ${name}`),
  );
  expect(unused).toEqual([]);
});

it('notices an import, at once or later, from a folder beside it or by its full name', () => {
  const text = "import { a } from '@/flamme/game';\nimport './own';\nawait import('../homas/game');";
  expect(roomsIn('./table/deep.ts', text)).toEqual(['flamme', 'homas']);
});

it.each(GAMES.map(({ id }) => id))('%s is a folder that the platform never names', (game) => {
  expect(FILES.filter(({ room }) => room === game).length).toBeGreaterThan(20);
  const platform = FILES.filter(({ path, room }) => !GAMES.some(({ id }) => id === room) && !SAYS_NAMES.test(path));
  expect(platform.filter(({ text }) => new RegExp(game, 'i').test(text)).map(({ path }) => path)).toEqual([]);
});

it('reaches the server through the transport only, except for the files of the page itself', () => {
  const reaching = FILES.filter(({ text }) => /\b(fetch\(|new WebSocket|EventSource|sendBeacon)/.test(text));
  const found = reaching.map(({ path }) => path).filter((path) => !path.endsWith('.test.ts'));
  expect(found.toSorted()).toEqual([
    './net/inWorker.ts',
    './net/interpreter.ts',
    './net/piece.ts',
    './net/transport.ts',
  ]);
});
