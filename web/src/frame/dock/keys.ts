/**
 * Keys of the race page: they belong to the race unless somebody types, a sheet is open or a button has its own use
 * for them.
 */

const TYPING = 'input:not([type="radio"]), textarea, select, [contenteditable], dialog, [inert]';
const CONTROL = 'button, a, summary, [role="button"]';
const BUTTON_KEYS = ['Enter', ' '];

/** The key that was pressed for the race; nothing where it was meant for something else. */
export function pressed(event: KeyboardEvent): string {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return '';
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(TYPING) || document.querySelector('dialog[open]')) return '';
  if (BUTTON_KEYS.includes(event.key) && target?.closest(CONTROL)) return '';
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
}

/** The keys that the help sheet lists, each with its message. */
export const KEYS: readonly { keys: readonly string[]; id: string }[] = [
  { keys: ['1', '2', '3', '4', '5'], id: 'race-key-cards' },
  { keys: ['Enter'], id: 'race-key-play' },
  { keys: ['R', 'S'], id: 'race-key-rider' },
  { keys: ['B'], id: 'race-key-best' },
  { keys: ['U'], id: 'race-key-undo' },
  { keys: ['Space'], id: 'race-key-pause' },
  { keys: ['Esc'], id: 'race-key-skip' },
  { keys: ['L'], id: 'race-key-log' },
  { keys: ['D'], id: 'race-key-decks' },
  { keys: ['+', '−', '0'], id: 'race-key-zoom' },
  { keys: ['?'], id: 'race-key-help' },
];
