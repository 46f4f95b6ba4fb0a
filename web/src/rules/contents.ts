/** The rules as the catalogue numbers them: chapters, their sections, and the statements in them. */
import { maybe, t } from '@/words/index.svelte';
import type { Book } from '@/table/game';
import { has } from './search';

export interface Rule {
  /** As in the log: 3.2.4. */
  readonly number: string;
  readonly text: string;
  /** The reason for our choice where the books leave it open. */
  readonly choice: string;
  /** The text below it, for the search. */
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
export interface RuleStep {
  readonly name: string;
  readonly title: string;
  readonly text: string;
}

const EIGHT = ['1', '2', '3', '4', '5', '6', '7', '8'];

const stepIn =
  (book: Book) =>
  (name: string): RuleStep => ({ name, title: t(`${book.step(name)}-title`), text: t(book.step(name)) });

export const steps = (book: Book): RuleStep[] => EIGHT.map(stepIn(book));
export const extras = (book: Book): RuleStep[] => book.extras.map(stepIn(book));

/** Numbers run without a gap: the first one that the catalogue does not have is the end. */
function counted<T>(first: number, read: (n: number) => T | undefined): T[] {
  const found: T[] = [];
  for (let n = first, one = read(n); one !== undefined; one = read(++n)) found.push(one);
  return found;
}

/** A number in the form used by messages. */
const dashed = (number: string): string => number.replaceAll('.', '-');

function readRule(book: Book, number: string): Rule | undefined {
  const id = book.rule(dashed(number));
  const text = maybe(id);
  const below = book.tables[number]?.text() ?? '';
  return text === undefined ? undefined : { number, text, choice: maybe(`${id}.choice`) ?? '', below };
}

function readSection(book: Book, number: string): Section | undefined {
  const title = maybe(book.part(dashed(number)));
  if (title === undefined) return undefined;
  return { number, title, rules: counted(1, (rule) => readRule(book, `${number}.${rule}`)) };
}

function readChapter(book: Book, number: string): Chapter | undefined {
  const title = maybe(book.part(number));
  if (title === undefined) return undefined;
  return { number, title, sections: counted(1, (section) => readSection(book, `${number}.${section}`)) };
}

/** All rules of a game in the current language. */
export const chapters = (book: Book): Chapter[] => counted(0, (n) => readChapter(book, `${n}`));

/** The chapters with only those rules that contain all the words, themselves or in their section's title. */
export function sifted(all: readonly Chapter[], words: readonly string[]): Chapter[] {
  const rules = ({ title, rules: every }: Section) =>
    every.filter((rule) => has(words, rule.number, title, rule.text, rule.choice, rule.below));
  const sections = (chapter: Chapter) => chapter.sections.map((section) => ({ ...section, rules: rules(section) }));
  return all
    .map((chapter) => ({ ...chapter, sections: sections(chapter).filter((section) => section.rules.length) }))
    .filter((chapter) => chapter.sections.length);
}

export const siftedSteps = (all: readonly RuleStep[], words: readonly string[]): RuleStep[] =>
  all.filter((step) => has(words, step.title, step.text));

export const countRules = (all: readonly Chapter[]): number =>
  all.reduce((sum, chapter) => sum + chapter.sections.reduce((part, section) => part + section.rules.length, 0), 0);
