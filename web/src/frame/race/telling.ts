/** The race in words: the server says which sentence and what it speaks of, the catalogue has the sentence. */
import { readCard } from '@/flamme/draw/cards/cards';
import type { EventWire, SaidWire } from '@/net/protocol';
import { listed, t, type Args } from '@/words/index.svelte';
import { clockText } from './clock';
import type { Company, Word } from './company';
import { joined } from '@/homas/race/joining';

export interface Told {
  /** The event that the line belongs to: its moment is right after it. */
  event: number;
  round: number;
  phase: string;
  /** The team to whom it happens, if it is one. */
  team: string;
  said: readonly SaidWire[];
  /** Whether it says what the line before says, and more: it is read in its place. */
  more: boolean;
}

const KINDS: Readonly<Record<string, string>> = { e: 'exhaustion', a: 'attack' };

/** A card in words: its number, what it is, or what it can do. */
export function cardWord(card: string): string {
  const { value, kind, powers } = readCard(card);
  return t('card', {
    value,
    kind: KINDS[kind] ?? (powers.length ? 'power' : 'energy'),
    powers: listed(powers.map((power) => t('power', { power }))),
  });
}

type Run = readonly [string, string, string];

const rider: Word = (name: string, company) => company.rider(name);
const riders: Word = (names: readonly string[], company) => company.riders(names);

/** What the arguments of these names put into a sentence (docs/protocol.md); all others go in as they are. */
const WORDS: Readonly<Record<string, Word>> = {
  rider,
  leader: rider,
  riders,
  ahead: riders,
  blockers: riders,
  seats: (teams: readonly string[], company) => listed(teams.map((team) => company.name(team))),
  specialist: (specialist: string) => t('specialist', { specialist }),
  time: (seconds: number) => clockText(seconds),
  card: (card: string) => cardWord(card),
  cards: (cards: readonly string[]) => listed(cards.map(cardWord)),
  weather: (runs: readonly Run[]) =>
    listed(runs.map(([weather, first, last]) => t('weather-run', { weather, first, last }))),
};

function filled(said: SaidWire, company: Company): Args {
  const words = Object.entries(said.args).map(([name, value]) => [
    name,
    (company.words[name] ?? WORDS[name])?.(value as never, company) ?? value,
  ]);
  return Object.fromEntries(words) as Args;
}

const upper = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** One sentence. */
export const sentence = (said: SaidWire, company: Company): string => upper(t(said.id, filled(said, company)));

/** A whole line. */
export const lineOf = (told: Told, company: Company): string =>
  told.said.map((said) => sentence(said, company)).join(' ');

/** The rules behind a line; where something special is told, its rule is the one worth looking up. */
export function rulesOf(told: Told): string[] {
  const rules = told.said.map((said) => said.rule);
  return [...new Set(rules.length > 1 ? rules.slice(1) : rules)];
}

/** The team of a rider by its name. */
const byName = (rider: string): string => rider.split('.')[0]!;

/** Every line that these events make, in order. */
export function tell(events: readonly EventWire[], teamIn = byName): Told[] {
  const lines: Told[] = [];
  let [round, phase, since] = [0, '', 0];
  events.forEach((event, n) => {
    if (event.code === 'phase') [round, phase] = [event.args.round as number, event.args.phase as string];
    if (event.code !== events[n - 1]?.code) since = n;
    if (!event.said?.length) return;
    const last = lines.at(-1);
    const both = last && last.event >= since ? joined(last.said, event.said) : undefined;
    const said = both ?? event.said;
    lines.push({
      event: n,
      round,
      phase: shown(phase, event.code),
      team: teamOf({ ...event, said }, teamIn),
      said,
      more: both !== undefined,
    });
  });
  return lines;
}

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

const shown = (phase: string, code: string): string => (phase === 'end' ? (END[code] ?? phase) : phase);

/** Where several riders are told of together, they are of one team or of none. */
function teamOf({ args, said = [] }: EventWire, teamIn: (rider: string) => string): string {
  const together = said.flatMap((one) =>
    Array.isArray(one.args.riders) ? (one.args.riders as readonly string[]) : [],
  );
  const alone = said.flatMap((one) => (typeof one.args.rider === 'string' ? [one.args.rider] : []));
  const counted = Number(said[0]?.args.count ?? 1) > 1;
  const names = together.length
    ? [...alone, ...together]
    : typeof args.rider === 'string' && !counted
      ? [args.rider]
      : [];
  const teams = new Set(names.map(teamIn));
  return teams.size === 1 ? [...teams][0]! : '';
}
