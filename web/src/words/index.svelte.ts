/**
 * Every word a person reads comes from a Fluent catalogue: `t('your-turn')`, `t('to-go', { squares: 31 })`,
 * `t('id.attribute')`. A language consists of its files; messages that they lack are shown in English.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { PIECES } from 'virtual:catalogues';
import { piece } from '@/net/piece';
import { prefer, prefs } from '@/device/prefs.svelte';

export type Args = Record<string, FluentVariable>;

const FALLBACK = 'en';

/** The rules are long, and read on their own page and in logs only; studies and puzzles are read by few people. */
const KINDS = ['words', 'rules'];
const LANGUAGES = Object.keys(PIECES)
  .filter((piece) => piece.startsWith('words-'))
  .map((piece) => piece.slice(-2));

/** Whether it has a catalogue for each English one: then nothing is shown in English, which need not be loaded. */
const isWhole = (language: string): boolean =>
  KINDS.every((kind) => PIECES[`${kind}-${language}`]?.size === PIECES[`${kind}-${FALLBACK}`]?.size);

let laterToo = false;
let bundles = $state.raw<readonly FluentBundle[]>([]);
let current = $state(FALLBACK);

/** Catalogues that were read once: somebody may come back to a language, or open the rules after the words. */
const parsed = new Map<string, readonly FluentResource[]>();

async function parse(name: string): Promise<readonly FluentResource[]> {
  const known = parsed.get(name);
  if (known || !PIECES[name]) return known ?? [];
  const resources = (await piece(PIECES[name].load)).default.map((text) => new FluentResource(text));
  parsed.set(name, resources);
  return resources;
}

async function read(language: string): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const kinds = laterToo ? KINDS : KINDS.slice(0, 1);
  for (const resources of await Promise.all(kinds.map((kind) => parse(`${kind}-${language}`))))
    for (const resource of resources) bundle.addResource(resource);
  return bundle;
}

/** The language to begin with: the one chosen before, otherwise the browser's first that is available. */
export function usualLanguage(): string {
  const wanted = [prefs.language, ...(globalThis.navigator?.languages ?? [])].map((tag) =>
    tag.slice(0, 2).toLowerCase(),
  );
  return wanted.find((language) => LANGUAGES.includes(language)) ?? FALLBACK;
}

/** Switch to this language. */
export async function speak(language: string, keep = false): Promise<void> {
  const wanted = isWhole(language) ? [language] : [language, FALLBACK];
  bundles = await Promise.all(wanted.map(read));
  current = language;
  document.documentElement.lang = language;
  if (keep) prefer({ language });
}

/** Also load the rules of the games, and the words for studied races. */
export async function learnRules(): Promise<void> {
  if (laterToo) return;
  laterToo = true;
  await speak(current);
}

export const words = {
  get language(): string {
    return current;
  },
};

function find(id: string, args: Args): string | undefined {
  const [message, attribute] = id.split('.') as [string, string?];
  for (const bundle of bundles) {
    const found = bundle.getMessage(message);
    const pattern = attribute === undefined ? found?.value : found?.attributes[attribute];
    if (pattern) return bundle.formatPattern(pattern, args, []);
  }
  return undefined;
}

/** The message of this id in the current language. */
export function t(id: string, args: Args = {}): string {
  return find(id, args) ?? id;
}

/** The message of this id, or nothing if no catalogue has it. */
export function maybe(id: string, args: Args = {}): string | undefined {
  return find(id, args);
}

/** A text that the server sends in several languages, in the current one. */
export const inWords = (said: Readonly<Record<string, string>>): string => said[current] ?? said[FALLBACK] ?? '';

/** A list such as a, b and c. */
export function listed(items: readonly string[]): string {
  return new Intl.ListFormat(t('locale'), { type: 'conjunction' }).format(items);
}
