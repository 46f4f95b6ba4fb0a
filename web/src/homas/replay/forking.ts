/** Where a race of Homas Tour Pro can be forked. */
import type { Forking } from '@/replay/fork';

export const FORKING: Forking = {
  phases: ['energy', 'fitness', 'lineup', 'move', 'rush', 'sprint', 'retreat'],
  choices: ['weather'],
  at: 'homas-fork-at',
  next: 'homas-fork-next',
};
