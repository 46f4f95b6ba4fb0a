import { expect, it } from 'vitest';
import { Refused } from '@/net/api';
import { Withdrawn } from '@/net/connection';
import { speak } from '@/words/index.svelte';
import { attempt, notice, notices, showNotices } from './notices.svelte';

await speak('en');
const page = Symbol('page');
showNotices(page);
const told = () => notices.at(page).map(({ text }) => text);
const refuse = () => attempt(() => Promise.reject(new Refused('no-such-code', '')));

it('a refusal is told until something else is tried; other news stays', async () => {
  notice('copied');
  await refuse();
  expect(told()).toEqual(['copied', 'No table has this code. Check the letters and try again.']);
  await attempt(() => Promise.resolve());
  expect(told()).toEqual(['copied']);
});

it('nothing is told about what somebody took back', async () => {
  await attempt(() => Promise.reject(new Withdrawn()));
  expect(told()).toEqual(['copied']);
});

it('notices are shown once, in the dialog that was opened last', () => {
  const dialog = Symbol('dialog');
  const close = showNotices(dialog);
  expect([told(), notices.at(dialog).length]).toEqual([[], 1]);
  close();
  expect(told()).toEqual(['copied']);
});
