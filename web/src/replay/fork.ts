/** Riding on from a moment of a record: where that is possible, and who would sit where. */
import type { MomentRow, SeatRow } from '../net/bodies';
import type { SeatSetting, Settings } from '../net/protocol';
import type { Timeline } from './timeline';

/** Phases that ask people something. */
const ASKING = ['draft', 'weather', 'placement', 'breakaway', 'energy', 'declare', 'refresh'];
const SHOWN_AS_CHOICE = ['draft', 'weather', 'placement', 'breakaway', 'cards', 'refresh'];

/** The same in Homas Tour Pro. */
export const HOMAS_ASKING = ['energy', 'fitness', 'lineup', 'move', 'rush', 'sprint', 'retreat'];

/** Where one could ride on from here: what was just chosen, what would be chosen next; the likelier one first. */
export function forksAt(moments: readonly MomentRow[], timeline: Timeline, at: number, phases: readonly string[] = ASKING): MomentRow[] {
  const asking = moments.filter((moment) => moment.fork && phases.includes(moment.phase));
  const { phase, from } = timeline.at(at);
  const again = asking.findLast((moment) => moment.events <= Math.max(at, from + 1));
  const next = asking.find((moment) => moment.events > Math.max(at, from + 1));
  const forks = SHOWN_AS_CHOICE.includes(phase) ? [again, next] : [next, again];
  const found = forks.filter((moment) => moment !== undefined);
  return found.filter(({ entries }, n) => found.findIndex((moment) => moment.entries === entries) === n);
}

/** Who rides for a team: oneself, somebody else, or a bot of this name. */
export type Chosen = 'you' | 'open' | `bot:${string}`;

/** Nobody is asked to wait for others: who rode with people rides on with bots, unless they are invited. */
export function usualSeats(settings: Settings, seats: readonly SeatRow[], seen: string | null, bot: string): Map<string, Chosen> {
  const free = seats.filter((seat) => seat.kind !== 'automatic');
  const own = free.find((seat) => seat.colour === seen) ?? free.find((seat) => seat.kind === 'person') ?? free[0];
  return new Map(free.map((seat) => {
    const { kind, name } = settings.seats[seats.indexOf(seat)]!;
    return [seat.colour, seat === own ? 'you' : `bot:${kind === 'bot' && name ? name : bot}`];
  }));
}

/** Take this team; whoever had you before gets the bot. */
export function seated(chosen: ReadonlyMap<string, Chosen>, team: string, who: Chosen, bot: string): Map<string, Chosen> {
  return new Map([...chosen].map(([each, was]) => {
    if (each === team) return [each, who];
    return [each, who === 'you' && was === 'you' ? `bot:${bot}` : was];
  }));
}

/** The settings of a table that rides on. */
export function settingsOf(settings: Settings, seats: readonly SeatRow[], chosen: ReadonlyMap<string, Chosen>): Settings {
  return { ...settings, seats: settings.seats.map((seat, n) => seatOf(seat, chosen.get(seats[n]!.colour))) };
}

function seatOf(seat: SeatSetting, who: Chosen | undefined): SeatSetting {
  if (who === undefined) return seat;
  const { handicap = 0 } = seat;
  return who === 'you' || who === 'open' ? { kind: 'open', name: '', handicap } : { kind: 'bot', name: who.slice('bot:'.length), handicap };
}
