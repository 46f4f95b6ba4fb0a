/** What a page must not know: what names are made of, and the numbers of rules. The server tells both. */
import { expect, it } from 'vitest';

type Texts = Readonly<Record<string, string>>;
const PAGES = import.meta.glob<string>('./**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });
const RULES: Texts = import.meta.glob('@echappee/{flamme,homas}/rules/*.py', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const SHIPPED = Object.entries(PAGES).filter(([path]) => !/\.(test|d)\.ts$|sample/.test(path));
/**
 * A position line is taken apart and put together where somebody lays out a position of their own; rules and messages
 * have dots in their names too.
 */
const NOTATION = ['./flamme/study/line.ts', './rules/contents.ts', './words/index.svelte.ts'];

/** Names of riders and questions that are cut, put together, or written out. */
const NAMES = [
  /\.split\(\s*(['"`/])[./]\1/,
  /`\$\{[^}]*\}\.\$\{[^}]*\}`/,
  /(['"`])(?:[a-z]+\.[RS]|\d+\/[a-z]+\/[a-z]+)\b/,
  /\[RS\]/,
  /\brider\[\d\]/,
];

const found = (text: string, patterns: readonly RegExp[]): string[] =>
  text.split('\n').filter((line) => patterns.some((pattern) => pattern.test(line)));

it('no name of a rider or a question is cut or made', () => {
  const cut = SHIPPED.filter(([path]) => !NOTATION.includes(path)).flatMap(([path, text]) =>
    found(text, NAMES).map((line) => `${path}: ${line.trim()}`),
  );
  expect(cut).toEqual([]);
});

it('notices a name that is cut, made or written', () => {
  const lines = [
    "const [team] = name.split('.');",
    'known(`${team}.${type}`)',
    "open('blue.R')",
    "key.split('/')[2]",
    '/[a-z]+[.][RS]/',
    'Number(rider[1])',
  ];
  expect(found(lines.join('\n'), NAMES)).toEqual(lines);
  expect(found("t('home.title'); `${round}.5`; path.split(' ')", NAMES)).toEqual([]);
});

/** The numbers that rules name, such as `LIMIT = 24`, and the rooms where questions are put and races shown. */
const ROOMS = /^\.\/(flamme|homas)\/(race|dock|board|draft|end|replay|road)\//;
const NUMBERS = new Map(
  Object.values(RULES).flatMap((text) =>
    [...text.matchAll(/^_?([A-Z][A-Z_]+)(?:: [^=]+)? = (\d+(?:\.\d+)?)$/gm)].map(
      ([, name, number]): [string, string] => [name!, number!],
    ),
  ),
);

it('no number of a rule stands in a page too', () => {
  expect(NUMBERS.get('LIMIT')).toBe('24');
  const twice = SHIPPED.filter(([path]) => ROOMS.test(path)).flatMap(([path, text]) =>
    [...text.matchAll(/\bconst ([A-Z][A-Z_]+) = (\d+(?:\.\d+)?);/g)]
      .filter(([, name, number]) => NUMBERS.get(name!) === number)
      .map(([line]) => `${path}: ${line}`),
  );
  expect(twice).toEqual([]);
});
