/** The seats that this device has had at tables, so that the loss of one can be explained. */
import { recalled, remember } from '@/device/storage';
import type { SeatState } from '@/net/protocol';

export interface Kept {
  /** The device's id, by the browser's cookie. */
  readonly device: string;
  /** The names that were given, by the colour of their seat. */
  readonly names: Readonly<Record<string, string>>;
}

const MOST = 100;

const all = (): Record<string, Kept> => recalled('seats') ?? {};

const keep = (kept: Record<string, Kept>): void =>
  remember('seats', Object.fromEntries(Object.entries(kept).slice(-MOST)));

export const seatsKept = (table: string): Kept | undefined => all()[table];

export function keepSeats(table: string, device: string, own: readonly SeatState[]): void {
  const names = Object.fromEntries(own.map(({ colour, name = '' }) => [colour, name]));
  keep({ ...all(), [table]: { device, names } });
}

export function forgetSeats(table: string): void {
  const kept = all();
  delete kept[table];
  keep(kept);
}

export interface Loss {
  readonly why: 'moved' | 'taken' | 'cookie' | 'gone';
  /** The name of the person who has the seat now. */
  readonly name: string;
}

/** Why this device has lost a seat; empty if none was lost. */
export function lossOf(kept: Kept | undefined, device: string, seats: readonly SeatState[]): Loss | undefined {
  const [colour, name] =
    Object.entries(kept?.names ?? {}).find(([each]) => !seats.find((seat) => seat.colour === each)?.you) ?? [];
  if (!kept || colour === undefined) return undefined;
  const seat = seats.find((each) => each.colour === colour);
  if (seat?.kind !== 'person') return { why: 'gone', name: '' };
  if (seat.name !== name) return { why: 'taken', name: seat.name ?? '' };
  return { why: kept.device === device ? 'moved' : 'cookie', name: seat.name ?? '' };
}
