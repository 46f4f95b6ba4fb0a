/** The part of a round that the film shows, for the bar. */
import type { StepKind } from '../race/steps';

export type PhaseName = 'draft' | 'grid' | 'bids' | 'cards' | 'moves' | 'slipstream' | 'exhaustion' | 'refresh';

const ROUND: readonly PhaseName[] = ['cards', 'moves', 'slipstream', 'exhaustion'];

const PHASES: Readonly<Record<string, PhaseName>> = {
  draft: 'draft',
  weather: 'grid',
  placement: 'grid',
  breakaway: 'bids',
  energy: 'cards',
  declare: 'cards',
  movement: 'moves',
  end: 'slipstream',
  refresh: 'refresh',
  over: 'exhaustion',
};

/**
 * What there is to show: before the first round the draft, the start grid and the bids, as far as there are any, then
 * the same four again and again.
 */
export function phasesOf(round: number, rules: readonly string[], now?: PhaseName): readonly PhaseName[] {
  if (round > 0) return now === 'refresh' ? [...ROUND, now] : ROUND;
  const has = (rule: string, phase: PhaseName): PhaseName[] => (rules.includes(rule) ? [phase] : []);
  return [...has('specialists', 'draft'), 'grid', ...has('breakaway', 'bids')];
}

/** The one that is shown: the rules' phase, cut in two at its end by what happens in it. */
export function phaseOf(phase: string, step: StepKind | undefined, last: string | undefined): PhaseName {
  const name = PHASES[phase] ?? 'grid';
  const tired = step === 'exhaust' || step === 'home' || last === 'exhausted' || last === 'home';
  return phase === 'end' && tired ? 'exhaustion' : name;
}
