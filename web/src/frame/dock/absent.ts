/** People who are not at the table just now. */
import type { SeatState } from '@/net/protocol';

/** Whether this seat is a person's who has left, and no bot rides for them. */
export const isAway = ({ kind, bot, here }: SeatState): boolean => kind === 'person' && !bot && !here;

/** Absent people the race is waiting for: a bot could ride for them. */
export const missing = (seats: readonly SeatState[]): SeatState[] =>
  seats.filter((seat) => Boolean(seat.absent) && !seat.you && Boolean(seat.thinking));
