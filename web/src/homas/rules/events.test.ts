import { expect, it } from 'vitest';
import { speak } from '@/words/index.svelte';
import { eventRows } from './events';

it.each(['en', 'fr'])('says what every result brings in %s', async (language) => {
  await speak(language);
  const rows = eventRows();
  expect(rows.map(({ result }) => result).slice(1)).toEqual(Array.from({ length: 12 }, (_, n) => `${n + 1}`));
  expect(rows[0]!.result).not.toBe('0');
  const said = rows.flatMap(({ name, brings, fails }) => [name, ...brings, ...fails]);
  expect(said.filter((text) => /homas-|\{/.test(text))).toEqual([]);
  expect(rows.flatMap(({ fails }, n) => (fails.length ? [n] : []))).toEqual([0, 1, 2, 3]);
  expect(rows.flatMap(({ brings }, n) => (brings.length ? [] : [n]))).toEqual([6, 7]);
});

it('takes its numbers from the data', async () => {
  await speak('en');
  const rows = eventRows();
  expect(rows[0]!.brings[0]).toContain('3 turns');
  expect(rows[9]!.brings).toEqual(['3 more squares']);
  expect(rows[12]!.brings).toHaveLength(2);
  expect(rows[3]!.fails).not.toEqual(rows[1]!.fails);
});
