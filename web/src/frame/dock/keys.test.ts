import { afterEach, expect, it } from 'vitest';
import { pressed } from './keys';

afterEach(() => document.body.replaceChildren());

function press(key: string, tag: string, more: KeyboardEventInit = {}): string {
  const element = document.body.appendChild(document.createElement(tag));
  let heard = '';
  element.addEventListener('keydown', (event) => (heard = pressed(event)));
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));
  return heard;
}

it('hears letters in any case', () => {
  expect(press('R', 'div')).toBe('r');
  expect(press('Escape', 'div')).toBe('Escape');
});

it('leaves keys to those who type, to the browser and to buttons', () => {
  expect(press('r', 'input')).toBe('');
  expect(press('r', 'div', { ctrlKey: true })).toBe('');
  expect(press('Enter', 'button')).toBe('');
  expect(press('3', 'button')).toBe('3');
});

it('hears nothing while a sheet is open', () => {
  document.body.appendChild(document.createElement('dialog')).setAttribute('open', '');
  expect(press('r', 'div')).toBe('');
});
