/** Keys of the race page: they control the race unless somebody types, a sheet is open or a button uses them. */

const TYPING = 'input:not([type="radio"]), textarea, select, [contenteditable], dialog, [inert]';
const CONTROL = 'button, a, summary, [role="button"]';
const BUTTON_KEYS = ['Enter', ' '];

/** The key that was pressed for the race; nothing if it was meant for something else. */
export function pressed(event: KeyboardEvent): string {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return '';
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(TYPING) || document.querySelector('dialog[open]')) return '';
  if (BUTTON_KEYS.includes(event.key) && target?.closest(CONTROL)) return '';
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
}
