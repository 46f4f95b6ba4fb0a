import type { SeatState } from '@/net/protocol';

/** People who stay away while the race waits for them: a bot could ride for them. */
export const missing = (seats: readonly SeatState[]): SeatState[] =>
  seats.filter((seat) => Boolean(seat.absent) && !seat.you && Boolean(seat.thinking));
