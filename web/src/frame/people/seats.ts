/** Who sits where, as far as people care. */
import type { SeatState } from '@/net/protocol';

/** The seats that a bot rides for and that are no person's. */
export const bots = (seats: readonly SeatState[]): SeatState[] =>
  seats.filter((seat) => Boolean(seat.bot) && (seat.kind === 'bot' || seat.kind === 'open'));

/** The seats of other people. */
export const others = (seats: readonly SeatState[]): SeatState[] =>
  seats.filter((seat) => seat.kind === 'person' && !seat.you);

/** Those of them who ride themselves. */
export const otherRiders = (seats: readonly SeatState[]): SeatState[] => others(seats).filter((seat) => !seat.bot);
