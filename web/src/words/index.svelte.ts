/**
 * Every word a person reads comes from a Fluent catalogue: `t('your-turn')`, `t('to-go', { squares: 31 })`,
 * `t('id.attribute')`. A language is what its files say; whatever they leave out is said in English.
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

/** Whether it has a catalogue wherever English has one: then nothing is said in English, which need not be loaded. */
const isWhole = (language: string): boolean =>
  KINDS.every((kind) => PIECES[`${kind}-${language}`]?.size === PIECES[`${kind}-${FALLBACK}`]?.size);

let laterToo = false;
let bundles = $state.raw<readonly FluentBundle[]>([]);
let current = $state(FALLBACK);

/** What was read once: somebody may come back to a language, or open the rules after the words. */
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

/** The language to begin with: the one chosen before, else the browser's first that there is. */
export function usualLanguage(): string {
  const wanted = [prefs.language, ...(globalThis.navigator?.languages ?? [])].map((tag) =>
    tag.slice(0, 2).toLowerCase(),
  );
  return wanted.find((language) => LANGUAGES.includes(language)) ?? FALLBACK;
}

/** Speak this language from now on. */
export async function speak(language: string, keep = false): Promise<void> {
  const wanted = isWhole(language) ? [language] : [language, FALLBACK];
  bundles = await Promise.all(wanted.map(read));
  current = language;
  document.documentElement.lang = language;
  if (keep) prefer({ language });
}

/** From now on the rules of the games are known too, and what is said about a race that was studied. */
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

/** The message of this id, or nothing where no catalogue has it. */
export function maybe(id: string, args: Args = {}): string | undefined {
  return find(id, args);
}

/** What the server says in several languages, in the current one. */
export const inWords = (said: Readonly<Record<string, string>>): string => said[current] ?? said[FALLBACK] ?? '';

/** As in a, b and c. */
export function listed(items: readonly string[]): string {
  return new Intl.ListFormat(t('locale'), { type: 'conjunction' }).format(items);
}
