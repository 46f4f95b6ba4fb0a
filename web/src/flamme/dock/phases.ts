/** The part of a round that the film shows, for the bar. */
import type { Film } from '../race/film.svelte';

export type PhaseName =
  | 'draft'
  | 'grid'
  | 'bids'
  | 'cards'
  | 'moves'
  | 'slipstream'
  | 'exhaustion'
  | 'finish'
  | 'refresh';

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
  over: 'finish',
};

/** The part that an event of a round's last phase belongs to, unless it is slipstream. */
const AT_THE_END: Readonly<Record<string, PhaseName>> = {
  exhausted: 'exhaustion',
  home: 'finish',
  podium: 'finish',
  won: 'finish',
};

/**
 * The parts: before the first round the draft, the start grid and the bids, if there are any, then the same four each
 * round; alone against the clock there is no slipstream.
 */
export function phasesOf(round: number, rules: readonly string[], now?: PhaseName): readonly PhaseName[] {
  if (round > 0) {
    const ridden = ROUND.filter((phase) => phase !== 'slipstream' || !rules.includes('itt'));
    return now === 'refresh' || now === 'finish' ? [...ridden, now] : ridden;
  }
  const has = (rule: string, phase: PhaseName): PhaseName[] => (rules.includes(rule) ? [phase] : []);
  return [...has('specialists', 'draft'), 'grid', ...has('breakaway', 'bids')];
}

/** The phase that is shown: the rules' phase, as far as the film has got. */
export function phaseOf({ scene, events, telling }: Pick<Film, 'scene' | 'events' | 'telling'>): PhaseName {
  const { phase, rules } = scene;
  const told = phase === 'end' ? AT_THE_END[events[telling - 1]?.code ?? ''] : undefined;
  const usual = PHASES[phase] ?? 'grid';
  return told ?? (usual === 'slipstream' && rules.includes('itt') ? 'exhaustion' : usual);
}
