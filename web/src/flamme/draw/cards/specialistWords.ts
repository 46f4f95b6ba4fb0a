/** What specialists are called, read from the same data as the rules. */
import data from '@flamme-rules/specialists.json';
import { inWords } from '@/words/index.svelte';

type Texts = Readonly<Record<string, string>>;
const ENTRIES: Readonly<Record<string, { called: Texts; the: Texts; line: Texts }>> = data;

const said = (id: string, what: 'called' | 'the' | 'line'): string => inWords(ENTRIES[id]?.[what] ?? { en: id });

export const specialistName = (id: string): string => said(id, 'called');
/** As in the middle of a sentence: the Grimpeur. */
export const theSpecialist = (id: string): string => said(id, 'the');
/** What it is good at, in a few words. */
export const specialistLine = (id: string): string => said(id, 'line');
