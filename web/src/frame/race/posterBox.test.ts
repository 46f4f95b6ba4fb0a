import { expect, it } from 'vitest';
import { PosterBox } from './posterBox.svelte';

it('keeps its words away from riders, and from a flag at the other end', () => {
  document.documentElement.style.fontSize = '16px';
  const box = new PosterBox();
  [box.width, box.titled] = [1000, 300];
  expect(box.aside([500], '')).toBe(false);
  expect(box.aside([100], '')).toBe(true);
  expect(box.aside([100, 900], '')).toBe(false);
  expect(box.aside([100, 900], '', [], 200)).toBe(true);
  expect(box.aside([100, 500], '', [], 200)).toBe(false);
});

it('has the sun clear of words that gave way', () => {
  const box = new PosterBox();
  [box.width, box.titled] = [360, 200];
  expect(box.beside('') * box.width).toBeLessThan((360 - 200) / 2);
  [box.width, box.titled] = [1440, 200];
  expect(box.beside('')).toBe(0.4);
});
