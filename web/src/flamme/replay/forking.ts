/** Where a race of Flamme Rouge can be forked. */
import type { Forking } from '@/replay/fork';

export const FORKING: Forking = {
  phases: ['draft', 'weather', 'placement', 'breakaway', 'energy', 'declare', 'refresh'],
  choices: ['draft', 'weather', 'placement', 'breakaway', 'cards', 'refresh'],
  at: 'replay-fork-at',
  next: 'replay-fork-next',
};
