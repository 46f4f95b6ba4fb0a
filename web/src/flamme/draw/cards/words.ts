/** Cards and specialists in words. */
import { listed, t, inWords } from '@/words/index.svelte';
import { readCard } from './cards';
import data from '@flamme-rules/specialists.json';

type Texts = Readonly<Record<string, string>>;
const ENTRIES: Readonly<Record<string, { called: Texts; the: Texts; line: Texts }>> = data;

const said = (id: string, what: 'called' | 'the' | 'line'): string => inWords(ENTRIES[id]?.[what] ?? { en: id });

export const specialistName = (id: string): string => said(id, 'called');
/** As in the middle of a sentence: the Grimpeur. */
export const theSpecialist = (id: string): string => said(id, 'the');
/** Its strength, in a few words. */
export const specialistLine = (id: string): string => said(id, 'line');

const KINDS: Readonly<Record<string, string>> = { e: 'exhaustion', a: 'attack' };

/** A card in words: its number, what it is, or what it can do. */
export function cardWord(card: string): string {
  const { value, kind, powers } = readCard(card);
  return t('card', {
    value,
    kind: KINDS[kind] ?? (powers.length ? 'power' : 'energy'),
    powers: listed(powers.map((power) => t('power', { power }))),
  });
}
