import { expect, it } from 'vitest';
import { chapters, sifted } from '@/rules/contents';
import { wanted } from '@/rules/search';
import { learnRules, speak } from '@/words/index.svelte';
import book from './book';

await speak('en');
await learnRules();

it('finds a rule by what its table says', () => {
  const found = sifted(chapters(book), wanted('family waves')).flatMap(({ sections }) =>
    sections.flatMap(({ rules }) => rules),
  );
  expect(found.map(({ number }) => number)).toEqual(['2.7.8']);
});
