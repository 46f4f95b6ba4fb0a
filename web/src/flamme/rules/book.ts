/** The book of Flamme Rouge. */
import type { Book } from '@/table/game';
import { FLAMME } from '../game';
import { KEYS } from '../race/keys';
import Legend from './Legend.svelte';
import Picture from './Picture.svelte';

const book: Book = {
  anchor: FLAMME.anchor,
  extras: ['weather', 'breakaway', 'peloton', 'specialists', 'roundabout', 'stage', 'trial'],
  parts: ['steps', 'extras', 'signs', 'keys'],
  step: (name) => `intro-${name}`,
  part: (number) => `rules-part-${number}`,
  rule: (number) => `rule-${number}`,
  Picture,
  Legend,
  keys: KEYS,
  tables: {},
};

export default book;
