import { expect, it } from 'vitest';
import { GAMES } from '@/table/games';
import { learnRules, speak } from '@/words/index.svelte';
import { chapters, countRules, extras, steps } from './contents';

await speak('en');
await learnRules();

it.each(GAMES)('the book of $id begins with eight steps and some extras, and has rules', async (game) => {
  const { default: book } = await game.book();
  const all = [...steps(book), ...extras(book)];
  expect(
    steps(book)
      .map(({ name }) => name)
      .join(''),
  ).toBe('12345678');
  expect(extras(book).length).toBeGreaterThan(3);
  // A message that is missing is shown by its name.
  expect(all.flatMap(({ title, text }) => [title, text]).filter((words) => words.includes('intro-'))).toEqual([]);
  expect(countRules(chapters(book))).toBeGreaterThan(50);
});
