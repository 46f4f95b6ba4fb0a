import type { KeyLine } from '@/table/game';

/** The keys of this game's race page that the help sheet lists, each with its message. */
export const KEYS: readonly KeyLine[] = [
  { keys: ['1', '2', '3', '…', '9'], id: 'homas-key-choose' },
  { keys: ['Enter'], id: 'homas-key-go' },
  { keys: ['A'], id: 'homas-key-attack' },
  { keys: ['F'], id: 'homas-key-play-fitness' },
  { keys: ['R'], id: 'homas-key-relay' },
  { keys: ['S'], id: 'homas-key-rest' },
  { keys: ['Arrows'], id: 'homas-key-ends' },
  { keys: ['U'], id: 'homas-key-undo' },
  { keys: ['Space'], id: 'race-key-pause' },
  { keys: ['Esc'], id: 'race-key-skip' },
  { keys: ['L'], id: 'race-key-log' },
  { keys: ['D'], id: 'homas-key-teams' },
  { keys: ['+', '−', '0'], id: 'race-key-zoom' },
  { keys: ['?'], id: 'race-key-help' },
];
