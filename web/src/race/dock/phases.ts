/** The part of a round that the film shows, for the bar. */
import type { StepKind } from '../steps';

export type PhaseName = 'grid' | 'bids' | 'cards' | 'moves' | 'slipstream' | 'exhaustion';

const ROUND: readonly PhaseName[] = ['cards', 'moves', 'slipstream', 'exhaustion'];

const PHASES: Readonly<Record<string, PhaseName>> = {
  weather: 'grid', placement: 'grid', breakaway: 'bids', energy: 'cards', declare: 'cards', movement: 'moves', end: 'slipstream', over: 'exhaustion',
};

/** What there is to show: before the first round the start grid and perhaps the bids, then the same four again and again. */
export function phasesOf(round: number, rules: readonly string[]): readonly PhaseName[] {
  if (round > 0) return ROUND;
  return rules.includes('breakaway') ? ['grid', 'bids'] : ['grid'];
}

/** The one that is shown: the rules' phase, cut in two at its end by what happens in it. */
export function phaseOf(phase: string, step: StepKind | undefined, last: string | undefined): PhaseName {
  const name = PHASES[phase] ?? 'grid';
  const tired = step === 'exhaust' || step === 'home' || last === 'exhausted' || last === 'home';
  return phase === 'end' && tired ? 'exhaustion' : name;
}
