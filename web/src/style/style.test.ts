/** What CSS cannot refuse by itself: sizes that are not in the scale, and layouts that change at other widths. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const style = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');
const COMPONENTS = import.meta.glob<string>('../**/*.svelte', { query: '?raw', import: 'default', eager: true });
const MODULES = import.meta.glob<string>('../**/*.ts', { query: '?raw', import: 'default', eager: true });
const FILES = Object.entries({ ...COMPONENTS, 'base.css': style('base.css') });
const WIDTHS = [560, 820, 1100];
/** On screens wider than these the root grows, and all of the page with it. */
const WALLS = [2400, 3400];

/** What this pattern finds that is not allowed, with its file. */
const found = (pattern: RegExp, allowed: (hit: string) => boolean): string[] =>
  FILES.flatMap(([path, text]) =>
    [...text.matchAll(pattern)].filter(([, hit]) => !allowed(hit!)).map(([, hit]) => `${path}: ${hit}`),
  );

it('type has the sizes of tokens.css, or that of a drawing', () => {
  const ours = (size: string): boolean => /var\(--(type-\w+|size)\)|^inherit$|\d+em\b/.test(size);
  const ofRoot = ['base.css: 16px', 'base.css: 24px', 'base.css: 35.2px'];
  expect(found(/font-size: ([^;]+);/g, ours)).toEqual(ofRoot);
  expect(found(/font: ([^;]+);/g, ours)).toEqual([]);
});

it('every size, space and colour of tokens.css is used', () => {
  const names = new Set([...style('tokens.css').matchAll(/^ *--([\w-]+):/gm)].map(([, name]) => name!));
  const texts = [...FILES.map(([, text]) => text), ...Object.values(MODULES)];
  const called = (name: string): boolean =>
    texts.some((text) => new RegExp(`(--|')${name}(?![\\w-])`).test(text)) || /^team-|-mark$/.test(name);
  expect(names.size).toBeGreaterThan(100);
  expect([...names].filter((name) => !called(name))).toEqual([]);
});

it('every class of base.css is used', () => {
  const names = new Set([...style('base.css').matchAll(/^\.([a-z]\w*)/gm)].map(([, name]) => name!));
  const markup = FILES.map(([, text]) => text.split('<style')[0]!);
  const worn = (name: string): boolean => markup.some((text) => new RegExp(`["'\\s:]${name}[\\s"'}]`).test(text));
  expect(names.size).toBeGreaterThan(5);
  expect([...names].filter((name) => !worn(name))).toEqual([]);
});

it('layouts change at three widths', () => {
  const up = (width: string): boolean => [...WIDTHS.map((each) => each + 1), ...WALLS].includes(Number(width));
  expect(found(/\(max-width: (\d+)px\)/g, (width) => WIDTHS.includes(Number(width)))).toEqual([]);
  expect(found(/\(min-width: (\d+)px\)/g, up)).toEqual([]);
  expect(found(/MediaQuery\('max-width: (\d+)px/g, (width) => WIDTHS.includes(Number(width)))).toEqual([]);
  expect(found(/MediaQuery\('min-width: (\d+)px/g, up)).toEqual([]);
});
