/** The catalogues against each other, and against what the pages say. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

type Message = FluentResource['body'][number];
type Texts = Readonly<Record<string, string>>;

const PAGES: Texts = import.meta.glob('@/**/words/*.ftl', { query: '?raw', import: 'default', eager: true });
const RACES: Texts = import.meta.glob('@echappee/**/words/*.ftl', { query: '?raw', import: 'default', eager: true });
const SOURCES: Texts = import.meta.glob(['../**/*.{ts,svelte}', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const languageOf = (path: string): string => /([a-z]{2})\.ftl$/.exec(path)![1]!;
const LANGUAGES = [...new Set(Object.keys(PAGES).map(languageOf))].sort();

/** The messages of a text; what cannot be read is nowhere in it. */
const read = (text: string): Message[] => new FluentResource(text).body;
const written = (text: string): string[] => [...text.matchAll(/^(-?[a-z][\w-]*) *=/gm)].map(([, id]) => id!);

function messages(catalogues: Texts, language: string): Message[] {
  return Object.entries(catalogues)
    .filter(([path]) => languageOf(path) === language)
    .flatMap(([, text]) => read(text));
}

/** What a message names, wherever it stands in it: variables (`var`) or other messages (`mesg`). */
function names(kind: 'var' | 'mesg', pattern: unknown): string[] {
  if (typeof pattern !== 'object' || pattern === null) return [];
  const { type, name } = pattern as { type?: string; name?: string };
  const inner = Object.values(pattern).flatMap((part) => names(kind, part));
  return type === kind && name ? [name, ...inner] : inner;
}

/**
 * The messages of a language as all languages have them: their parts, and what each is given, also for what it quotes.
 * A message that only other messages quote is the language's own affair; so is whether a word differs between games.
 */
function shapes(catalogues: Texts, language: string): Record<string, Record<string, string[]>> {
  const all = messages(catalogues, language);
  const given = (pattern: unknown): string[] => {
    const quoted = names('mesg', pattern).map((id) => all.find((message) => message.id === id)?.value);
    return [...new Set([...names('var', pattern), ...quoted.flatMap(given)])]
      .filter((name) => name !== 'called')
      .sort();
  };
  const shape = ({ value, attributes }: Message) => {
    const parts = Object.entries(attributes).map(([name, pattern]): [string, string[]] => [`.${name}`, given(pattern)]);
    return Object.fromEntries([['', value === null ? ['nothing'] : given(value)], ...parts]);
  };
  const own = new Set(names('mesg', all));
  return Object.fromEntries(
    all.filter(({ id }) => SAID.has(id) || !own.has(id)).map((message) => [message.id, shape(message)]),
  );
}

/** What is said in a call or handed to a component, by its name or by a pattern such as `theme-${…}`. */
const SPOKEN = [
  /\b(?:t|maybe)\(\s*'([^']+)'/g,
  /\b(?:t|maybe)\(\s*`([^`]+)`/g,
  /<(?:Say|Hint)\s[^>]*?\bid="([^"]+)"/g,
  /<(?:Say|Hint)\s[^>]*?\bid=\{`([^`]+)`\}/g,
];
/** Any text in the code that may be a message's name, or the beginning of one. */
const LITERAL = /'([a-z][\w.-]*)'|"([a-z][\w.-]*)"|`([a-z][a-z-]*-\$\{(?:[^`$]|\$\{[^}]*\})*)`/g;

const CODE = Object.values(SOURCES).map((text) => text.replace(/^\s*\/\*\*[\s\S]*?\*\//gm, ''));
const found = (pattern: RegExp): string[] =>
  CODE.flatMap((text) =>
    [...text.matchAll(pattern)].map((match) => match.slice(1).find((group) => group !== undefined)!),
  );

/** A template stands for every message that it could become. */
function asPattern(id: string): RegExp {
  const [message = ''] = id.replace(/\$\{[^}]*\}/g, '*').split('.');
  return new RegExp(`^${message.replaceAll('*', '[\\w-]+')}$`);
}

const IDS = messages({ ...PAGES, ...RACES }, 'en').map(({ id }) => id);
function fits(id: string): string[] {
  const pattern = asPattern(id);
  return IDS.filter((known) => pattern.test(known));
}

const SAID = new Set([...new Set(found(LITERAL))].flatMap(fits));

describe.each(LANGUAGES)('the catalogues in %s', (language) => {
  it('can be read to the end', () => {
    for (const [path, text] of Object.entries({ ...PAGES, ...RACES })) {
      if (languageOf(path) === language)
        expect(
          read(text).map(({ id }) => id),
          path,
        ).toEqual(written(text));
    }
  });

  it('say nothing twice', () => {
    const ids = messages({ ...PAGES, ...RACES }, language).map(({ id }) => id);
    expect(ids.filter((id, n) => ids.indexOf(id) < n)).toEqual([]);
  });

  it('have the same messages, attributes and variables as the English ones', () => {
    expect(shapes(PAGES, language)).toEqual(shapes(PAGES, 'en'));
  });
});

describe('a language', () => {
  it('has a file wherever another has one', () => {
    const areas = (catalogues: Texts, language: string) =>
      Object.keys(catalogues)
        .filter((path) => languageOf(path) === language)
        .map((path) => path.replace(/[a-z]{2}\.ftl$/, ''))
        .sort();
    for (const language of LANGUAGES) {
      expect(areas(PAGES, language)).toEqual(areas(PAGES, 'en'));
      expect(areas(RACES, language)).toEqual(areas(RACES, 'en'));
    }
  });
});

describe('each game', () => {
  /** What English says where games call their rounds like this. */
  function said(called: string): string[] {
    const bundle = new FluentBundle('en', { useIsolating: false });
    for (const [path, text] of Object.entries(PAGES))
      if (languageOf(path) === 'en') bundle.addResource(new FluentResource(text));
    const chosen = messages(PAGES, 'en').filter(({ value }) => names('var', value).includes('called'));
    return chosen.map(({ value }) => bundle.formatPattern(value!, { called, n: 3, rounds: 3 }));
  }

  it('has its own word for a round', () => {
    expect(said('turn').length).toBeGreaterThan(5);
    expect(said('turn').filter((text) => !/\bturns?\b/i.test(text) || /\bround/i.test(text))).toEqual([]);
    expect(said('round').filter((text) => !/\brounds?\b/i.test(text) || /\bturn/i.test(text))).toEqual([]);
  });
});

describe('the pages', () => {
  it('say only what there is', () => {
    const spoken = [...new Set(SPOKEN.flatMap(found))];
    expect(spoken.length).toBeGreaterThan(100);
    expect(spoken.filter((id) => !fits(id).length)).toEqual([]);
  });

  it('leave nothing unsaid', () => {
    const all = messages(PAGES, 'en');
    const quoted = names('mesg', all);
    expect(all.map(({ id }) => id).filter((id) => !SAID.has(id) && !quoted.includes(id))).toEqual([]);
  });
});
