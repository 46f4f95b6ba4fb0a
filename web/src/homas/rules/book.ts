/** The book of Homas Tour Pro. */
import type { Book } from '@/table/game';
import { HOMAS } from '../game';
import { KEYS } from '../race/keys';
import { eventWords } from './events';
import EventsTable from './EventsTable.svelte';
import Legend from './Legend.svelte';
import Picture from './Picture.svelte';

const book: Book = {
  anchor: HOMAS.anchor,
  extras: ['neutral', 'roubaix', 'stage', 'trial'],
  parts: ['steps', 'more', 'signs', 'events', 'keys'],
  step: (name) => `homas-intro-${name}`,
  part: (number) => `homas-rules-part-${number}`,
  rule: (number) => `homas-rule-${number}`,
  Picture,
  Legend,
  keys: KEYS,
  tables: { '2.7.8': { Table: EventsTable, text: eventWords } },
};

export default book;
