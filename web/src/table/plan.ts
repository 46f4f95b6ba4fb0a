/** A race being planned: the road, the rules, and who sits where. */
import type { Clock, SeatSetting, Settings, TableState } from '@/net/protocol';
import type { GamePages } from './game';

/** `here` is somebody at this screen, `taken` somebody at another, `open` nobody yet. */
export type SeatKind = 'here' | 'taken' | 'open' | 'bot' | 'automatic';

/** The options for a seat. */
export interface Choice {
  readonly kind: Exclude<SeatKind, 'taken'>;
  /** The bot or automatic team. */
  readonly name: string;
}

/** The further choices that the game offers for a seat. */
export type Extras = NonNullable<SeatSetting['extras']>;

export interface PlannedSeat {
  readonly kind: SeatKind;
  /** The person's, the bot's or the automatic team's. */
  readonly name: string;
  readonly extras: Extras;
  /** Whether the person is connected. */
  readonly present?: boolean;
}

/** The plan of a table. */
export interface Planned {
  readonly stage: string;
  /** The name of a tour or its calendar; empty: one race. */
  readonly tour: string;
  readonly rules: readonly string[];
  readonly places: readonly PlannedSeat[];
}

/** A page's access to it: a draft before there is a table, or the table itself. */
export interface Plan extends Planned {
  readonly game: GamePages;
  /** Whether road, rules and seats may be changed from here. */
  readonly hosting: boolean;
  /**
   * Whether the road, the rules and the number of seats are settled already, as in a race that goes on from another.
   */
  readonly settled: boolean;
  /** Play another game; undefined if that is settled, as at an open table. */
  readonly play?: (game: GamePages) => void;
  ride(stage: string): void;
  /** Ride this tour, or with an empty one a single race. */
  travel(tour: string): void;
  rule(name: string, on: boolean): void;
  /** Ride by these rules and no others. */
  obey(rules: readonly string[]): void;
  put(index: number, choice: Choice): void;
  /** Give the person at this seat this name; returns in words why not, or nothing. */
  call(index: number, name: string): Promise<string>;
  choose(index: number, extras: Extras): void;
  add(choice: Choice): void;
  /** How long people may think; null: as long as they like. */
  readonly clock: Clock | null;
  time(clock: Clock | null): void;
  /** Undefined if people would lose their seats by it. */
  readonly remove: (index: number) => (() => void) | undefined;
}

export const HERE: Choice = { kind: 'here', name: '' };
export const FREE: Choice = { kind: 'open', name: '' };

/** A seat turned into this; it keeps its extras unless it becomes an automatic team. */
export const made = (choice: Choice, before?: PlannedSeat): PlannedSeat => ({
  ...choice,
  extras: (choice.kind !== 'automatic' && before?.extras) || {},
});

export const isPerson = (place: PlannedSeat): boolean => place.kind === 'here' || place.kind === 'taken';

export const isFree = (place: PlannedSeat): boolean => place.kind === 'open';

/** Settings with this clock. */
export const timed = (settings: Settings, clock: Clock | null): Settings => (clock ? { ...settings, clock } : settings);

/** A seat in the form of settings. */
export function seatOf({ kind, name, extras }: PlannedSeat): SeatSetting {
  const who = kind === 'bot' || kind === 'automatic' ? { kind, name } : {};
  return { ...who, ...(Object.keys(extras).length ? { extras } : {}) };
}

/** The seats of a table with these settings, which may be newer than its state. */
export function placesOf(settings: Settings, state: TableState, colours: readonly string[]): PlannedSeat[] {
  return settings.seats.map(({ kind = 'open', name = '', extras = {} }, n) => {
    const seat = state.seats.find((each) => each.colour === colours[n]);
    if (kind === 'open' && seat?.kind === 'person') {
      return {
        kind: seat.you ? 'here' : 'taken',
        name: seat.name ?? '',
        extras,
        present: seat.here ?? false,
      };
    }
    return { kind, name, extras };
  });
}

/**
 * The seats without this one. People stay in their colours: if somebody sits further down, the last seat comes up
 * instead of everybody moving; if that is a person's too, nobody can go.
 */
export function without<P extends PlannedSeat>(places: readonly P[], index: number): P[] | undefined {
  const last = places.length - 1;
  if (last < 1) return undefined;
  if (!places.slice(index + 1).some(isPerson)) return places.toSpliced(index, 1);
  const end = places[last]!;
  return isPerson(end) ? undefined : places.with(index, end).slice(0, last);
}
