/** How Homas Tour Pro tells a race. */
import type { Telling } from '@/frame/race/telling';
import { teamOf } from '../draw/riders/roles';
import { textsIn } from '@/net/args';
import type { SaidWire } from '@/net/protocol';
import { t } from '@/words/index.svelte';

export const headed = (round: number): string => t('homas-log-turn', { round });

/** Before the first phase, a race is about the weather. */
export const section = (phase: string): string => t(`homas-log-${phase || 'weather'}`);

const FOLLOWED = 'homas-radio-followed';
/** How many riders are named; if there are more, only the numbers are told. */
const NAMED = 4;
/** Sentences about a list, which can be longer. */
const LISTS = [
  'homas-radio-energy-chosen',
  'homas-radio-neutral-counters',
  'homas-radio-waited',
  'homas-radio-retreated',
];

const named = ({ args }: SaidWire, name: string): readonly string[] => textsIn(args[name]);

/** Who follows: one, some, or a whole file. */
const followersIn = (said: SaidWire): readonly string[] =>
  typeof said.args.rider === 'string' ? [said.args.rider] : [...named(said, 'riders'), ...named(said, 'numbers')];

function followed(rule: string, riders: readonly string[]): SaidWire {
  if (riders.length <= NAMED) return { id: `${FOLLOWED}-together`, rule, args: { riders } };
  return { id: `${FOLLOWED}-many`, rule, args: { count: riders.length, numbers: riders } };
}

function longer(a: SaidWire, b: SaidWire): SaidWire {
  const lists = ['riders', 'seats']
    .filter((name) => name in a.args)
    .map((name) => [name, [...named(a, name), ...named(b, name)]] as const);
  return { ...a, args: { ...Object.fromEntries(lists), count: lists[0]?.[1].length ?? 0 } };
}

/** Both in one sentence; nothing if they are better told apart. */
export function joined(
  [a, ...before]: readonly SaidWire[],
  [b, ...after]: readonly SaidWire[],
): readonly SaidWire[] | undefined {
  if (!a || !b || before.length || after.length || a.rule !== b.rule) return undefined;
  if (a.id.startsWith(FOLLOWED) && b.id.startsWith(FOLLOWED))
    return [followed(a.rule, [...followersIn(a), ...followersIn(b)])];
  return a.id === b.id && LISTS.includes(a.id) ? [longer(a, b)] : undefined;
}

export const TELLING: Telling = { teamOf, joined };
