/** The rules as the catalogue numbers them: chapters, their sections, and the statements in them. */
import { maybe, t } from '../words/index.svelte';
import { has } from './search';

export interface Rule {
  /** As in the log: 3.2.4. */
  readonly number: string;
  readonly text: string;
  /** Why it is played this way where the books leave it open. */
  readonly choice: string;
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

const EIGHT = ['1', '2', '3', '4', '5', '6', '7', '8'];
const EXTRAS = ['weather', 'breakaway', 'peloton', 'specialists', 'roundabout', 'stage', 'trial'];

const stepOf = (name: string): Step => ({ name, title: t(`intro-${name}-title`), text: t(`intro-${name}`) });

export const steps = (): Step[] => EIGHT.map(stepOf);
export const extras = (): Step[] => EXTRAS.map(stepOf);

/** Numbers run on without a gap: the first one that the catalogue does not have is the end. */
function counted<T>(first: number, read: (n: number) => T | undefined): T[] {
  const found: T[] = [];
  for (let n = first, one = read(n); one !== undefined; one = read(++n)) found.push(one);
  return found;
}

function readRule(section: string, n: number): Rule | undefined {
  const id = `rule-${section.replace('.', '-')}-${n}`;
  const text = maybe(id);
  return text === undefined ? undefined : { number: `${section}.${n}`, text, choice: maybe(`${id}.choice`) ?? '' };
}

function readSection(chapter: number, n: number): Section | undefined {
  const title = maybe(`rules-part-${chapter}-${n}`);
  const number = `${chapter}.${n}`;
  return title === undefined ? undefined : { number, title, rules: counted(1, (rule) => readRule(number, rule)) };
}

function readChapter(n: number): Chapter | undefined {
  const title = maybe(`rules-part-${n}`);
  return title === undefined ? undefined : { number: `${n}`, title, sections: counted(1, (section) => readSection(n, section)) };
}

/** All rules in the language that is spoken. */
export const chapters = (): Chapter[] => counted(0, readChapter);

/** The chapters with only those rules that have all the words, in themselves or in their section's title. */
export function sifted(all: readonly Chapter[], words: readonly string[]): Chapter[] {
  const rules = ({ title, rules: every }: Section) => every.filter((rule) => has(words, rule.number, title, rule.text, rule.choice));
  const sections = (chapter: Chapter) => chapter.sections.map((section) => ({ ...section, rules: rules(section) }));
  return all
    .map((chapter) => ({ ...chapter, sections: sections(chapter).filter((section) => section.rules.length) }))
    .filter((chapter) => chapter.sections.length);
}

export const siftedSteps = (all: readonly Step[], words: readonly string[]): Step[] =>
  all.filter((step) => has(words, step.title, step.text));

export const countRules = (all: readonly Chapter[]): number =>
  all.reduce((sum, chapter) => sum + chapter.sections.reduce((part, section) => part + section.rules.length, 0), 0);
