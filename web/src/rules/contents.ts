/** The rules as the catalogue numbers them: chapters, their sections, and the statements in them. */
import { eventWords } from '@/homas/rules/events';
import { maybe, t } from '@/words/index.svelte';
import { has } from './search';

export interface Rule {
  /** As in the log: 3.2.4. */
  readonly number: string;
  readonly text: string;
  /** Why it is played this way where the books leave it open. */
  readonly choice: string;
  /** What stands below it, to be searched in. */
  readonly below: string;
}

export interface Section {
  readonly number: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

export interface Chapter {
  readonly number: string;
  readonly title: string;
  readonly sections: readonly Section[];
}

/** A step of the introduction, or one of the extras after it. */
export interface Step {
  readonly name: string;
  readonly title: string;
  readonly text: string;
}

/** Each game has a book of its own. */
export type Book = 'flamme' | 'homas';
export const BOOKS: readonly Book[] = ['flamme', 'homas'];

const EIGHT = ['1', '2', '3', '4', '5', '6', '7', '8'];
const EXTRAS: Readonly<Record<Book, readonly string[]>> = {
  flamme: ['weather', 'breakaway', 'peloton', 'specialists', 'roundabout', 'stage', 'trial'],
  homas: ['neutral', 'roubaix', 'stage', 'trial'],
};
/** The parts before the rules; the second one holds the extras. */
export const PARTS: Readonly<Record<Book, readonly [string, string, ...string[]]>> = {
  flamme: ['steps', 'extras', 'signs', 'keys'],
  homas: ['steps', 'more', 'signs', 'events', 'keys'],
};

const stepIn =
  (book: Book) =>
  (name: string): Step =>
    book === 'homas'
      ? { name, title: t(`homas-intro-${name}-title`), text: t(`homas-intro-${name}`) }
      : { name, title: t(`intro-${name}-title`), text: t(`intro-${name}`) };

export const steps = (book: Book = 'flamme'): Step[] => EIGHT.map(stepIn(book));
export const extras = (book: Book = 'flamme'): Step[] => EXTRAS[book].map(stepIn(book));

/** What stands before the name of a part of this book in its address. */
export const before = (book: Book): string => (book === 'homas' ? 'homas-' : '');
/** The book that this address is in. */
export const bookAt = (anchor: string): Book => (anchor.startsWith('homas') ? 'homas' : 'flamme');

/** Numbers run on without a gap: the first one that the catalogue does not have is the end. */
function counted<T>(first: number, read: (n: number) => T | undefined): T[] {
  const found: T[] = [];
  for (let n = first, one = read(n); one !== undefined; one = read(++n)) found.push(one);
  return found;
}

/** Rules that a table belongs to, and its words. */
const TABLES: Readonly<Record<string, () => string>> = { 'homas-rule-2-7-8': eventWords };

function readRule(book: Book, section: string, n: number): Rule | undefined {
  const id =
    book === 'homas' ? `homas-rule-${section.replace('.', '-')}-${n}` : `rule-${section.replace('.', '-')}-${n}`;
  const text = maybe(id);
  return text === undefined
    ? undefined
    : { number: `${section}.${n}`, text, choice: maybe(`${id}.choice`) ?? '', below: TABLES[id]?.() ?? '' };
}

function readSection(book: Book, chapter: number, n: number): Section | undefined {
  const title = maybe(book === 'homas' ? `homas-rules-part-${chapter}-${n}` : `rules-part-${chapter}-${n}`);
  const number = `${chapter}.${n}`;
  return title === undefined ? undefined : { number, title, rules: counted(1, (rule) => readRule(book, number, rule)) };
}

function readChapter(book: Book, n: number): Chapter | undefined {
  const title = maybe(book === 'homas' ? `homas-rules-part-${n}` : `rules-part-${n}`);
  return title === undefined
    ? undefined
    : { number: `${n}`, title, sections: counted(1, (section) => readSection(book, n, section)) };
}

/** All rules of a game in the language that is spoken. */
export const chapters = (book: Book = 'flamme'): Chapter[] => counted(0, (n) => readChapter(book, n));

/** The chapters with only those rules that have all the words, in themselves or in their section's title. */
export function sifted(all: readonly Chapter[], words: readonly string[]): Chapter[] {
  const rules = ({ title, rules: every }: Section) =>
    every.filter((rule) => has(words, rule.number, title, rule.text, rule.choice, rule.below));
  const sections = (chapter: Chapter) => chapter.sections.map((section) => ({ ...section, rules: rules(section) }));
  return all
    .map((chapter) => ({ ...chapter, sections: sections(chapter).filter((section) => section.rules.length) }))
    .filter((chapter) => chapter.sections.length);
}

export const siftedSteps = (all: readonly Step[], words: readonly string[]): Step[] =>
  all.filter((step) => has(words, step.title, step.text));

export const countRules = (all: readonly Chapter[]): number =>
  all.reduce((sum, chapter) => sum + chapter.sections.reduce((part, section) => part + section.rules.length, 0), 0);
