import type { KeyLine } from '@/table/game';

/** The keys that the help sheet lists, each with its message. */
export const KEYS: readonly KeyLine[] = [
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
