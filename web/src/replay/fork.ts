/** Forking a record: the moments where that is possible, and the players of its seats. */
import type { MomentRow, SeatRow } from '@/net/bodies';
import type { SeatSetting, Settings } from '@/net/protocol';
import type { Timeline } from './timeline';

/** How a game is forked: the phases with questions, and the messages that name the phase and its question. */
export interface ForkChoice {
  phases: readonly string[];
  /** The phases on the line of moments that show the latest choices. */
  choices: readonly string[];
  at: string;
  next: string;
}

/** The starting points for a new race: before the latest choice, or before the next one; the likelier one first. */
export function forksAt(
  moments: readonly MomentRow[],
  timeline: Timeline,
  at: number,
  { phases, choices }: ForkChoice,
): MomentRow[] {
  const asking = moments
    .map((moment, n) => ({ moment, start: timeline.starts[n]! }))
    .filter(({ moment }) => moment.fork && phases.includes(moment.phase));
  // If nobody was asked anything, the next question is the starting point.
  const asked = asking.filter(({ moment }, n) => moment.entries !== asking[n + 1]?.moment.entries);
  const { phase, from } = timeline.at(at);
  const again = asked.findLast(({ start }) => start < Math.max(at, from + 1));
  const next = asked.find(({ start }) => start >= Math.max(at, from + 1));
  const forks = choices.includes(phase) ? [again, next] : [next, again];
  return forks.flatMap((fork) => fork?.moment ?? []);
}

/** The player of a team: this person, somebody else, or the bot of this name. */
export type Chosen = 'you' | 'open' | `bot:${string}`;

/** Nobody has to wait for others: people are replaced by bots, unless they are invited. */
export function usualSeats(
  settings: Settings,
  seats: readonly SeatRow[],
  seen: string | null,
  bot: string,
): Map<string, Chosen> {
  const free = seats.filter((seat) => seat.kind !== 'automatic');
  const own = free.find((seat) => seat.colour === seen) ?? free.find((seat) => seat.kind === 'person') ?? free[0];
  return new Map(
    free.map((seat) => {
      const { kind, name } = settings.seats[seats.indexOf(seat)]!;
      return [seat.colour, seat === own ? 'you' : `bot:${kind === 'bot' && name ? name : bot}`];
    }),
  );
}

/** Take this team; the team that was yours before gets the bot. */
export function seated(
  chosen: ReadonlyMap<string, Chosen>,
  team: string,
  who: Chosen,
  bot: string,
): Map<string, Chosen> {
  return new Map(
    [...chosen].map(([each, was]) => {
      if (each === team) return [each, who];
      return [each, who === 'you' && was === 'you' ? `bot:${bot}` : was];
    }),
  );
}

/** The settings of a table that rides on. */
export function settingsOf(
  settings: Settings,
  seats: readonly SeatRow[],
  chosen: ReadonlyMap<string, Chosen>,
): Settings {
  return { ...settings, seats: settings.seats.map((seat, n) => seatOf(seat, chosen.get(seats[n]!.colour))) };
}

function seatOf(seat: SeatSetting, who: Chosen | undefined): SeatSetting {
  if (who === undefined) return seat;
  return who === 'you' || who === 'open'
    ? { ...seat, kind: 'open', name: '' }
    : { ...seat, kind: 'bot', name: who.slice('bot:'.length) };
}
