/** The race in words: the server sends a sentence's id and arguments, the catalogue has the words. */
import { numberIn, textIn, textsIn } from '@/net/args';
import type { EventWire, SaidWire } from '@/net/protocol';
import { maybe, t, type Args } from '@/words/index.svelte';
import type { Company } from '@/table/company';

export interface Sentence {
  id: string;
  args: Args;
}

export interface Told {
  /** The event that the line belongs to: its moment is right after it. */
  event: number;
  round: number;
  phase: string;
  /** The team to whom it happens, if it is one. */
  team: string;
  said: readonly SaidWire[];
  /** Whether it repeats the previous line and adds to it: then it replaces that line. */
  more: boolean;
}

/** How a game tells what happens. */
export interface Telling {
  /** The team of a rider. */
  teamOf(rider: string): string;
  /** The heading of an event; its phase, unless the game says otherwise. */
  heading?(phase: string, code: string): string;
  /** Two consecutive sentences merged; nothing if they are better kept apart. */
  joined?(before: readonly SaidWire[], after: readonly SaidWire[]): readonly SaidWire[] | undefined;
}

function filled(said: SaidWire, company: Company): Args {
  const words = Object.entries(said.args).map(([name, value]) => [
    name,
    company.words[name]?.(value as never, company) ?? value,
  ]);
  return Object.fromEntries(words) as Args;
}

const upper = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A sentence of the pages themselves. */
export const spoken = ({ id, args }: Sentence): string => upper(t(id, args));

/** One sentence of the server; places are counted in squares to go if the message allows that. */
export function sentence(said: SaidWire, company: Company): string {
  const args = filled(said, company);
  return upper(maybe(`${said.id}.to-go`, args) ?? t(said.id, args));
}

/** A whole line. */
export const lineOf = (told: Told, company: Company): string =>
  told.said.map((said) => sentence(said, company)).join(' ');

/** The names of the riders that a line is about, one after the other. */
export const ridersIn = ({ said }: Told): string =>
  said.flatMap(({ args }) => [args.rider, args.riders, args.leader].filter(Boolean).flat()).join(' ');

/** The rules behind a line; if it says something special, that rule is the one worth looking up. */
export function rulesOf(told: Told): string[] {
  const rules = told.said.map((said) => said.rule);
  return [...new Set(rules.length > 1 ? rules.slice(1) : rules)];
}

/** Every line that these events make, in order. */
export function tell(events: readonly EventWire[], { teamOf, heading, joined }: Telling): Told[] {
  const lines: Told[] = [];
  let [round, phase, since] = [0, '', 0];
  events.forEach((event, n) => {
    if (event.code === 'phase') [round, phase] = [numberIn(event.args.round), textIn(event.args.phase)];
    if (event.code !== events[n - 1]?.code) since = n;
    if (!event.said?.length) return;
    const last = lines.at(-1);
    const both = last && last.event >= since ? joined?.(last.said, event.said) : undefined;
    const said = both ?? event.said;
    lines.push({
      event: n,
      round,
      phase: heading?.(phase, event.code) ?? phase,
      team: teamIn({ ...event, said }, teamOf),
      said,
      more: both !== undefined,
    });
  });
  return lines;
}

/** A line about several riders has their team if they share one. */
function teamIn({ args, said = [] }: EventWire, teamOf: (rider: string) => string): string {
  const together = said.flatMap((one) => (Array.isArray(one.args.riders) ? textsIn(one.args.riders) : []));
  const alone = said.flatMap((one) => (typeof one.args.rider === 'string' ? [one.args.rider] : []));
  const counted = Number(said[0]?.args.count ?? 1) > 1;
  const names = together.length
    ? [...alone, ...together]
    : typeof args.rider === 'string' && !counted
      ? [args.rider]
      : [];
  const teams = new Set(names.map(teamOf));
  return teams.size === 1 ? [...teams][0]! : '';
}
