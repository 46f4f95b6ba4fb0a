/** How Flamme Rouge tells a race. */
import type { Telling } from '@/frame/race/telling';
import { FLAMME } from '../game';

/** The end phase is several things to the eye; what is not here is the finish. */
const END: Readonly<Record<string, string>> = {
  slipped: 'slipstream',
  token: 'tokens',
  'refresh-token': 'tokens',
  led: 'tokens',
  timed: 'times',
  minute: 'times',
  exhausted: 'exhaustion',
};

const heading = (phase: string, code: string): string => (phase === 'end' ? (END[code] ?? phase) : phase);

export const TELLING: Telling = { teamOf: FLAMME.teamOf, heading };
