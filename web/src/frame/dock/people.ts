/** The people the race waits for, and those who have left. */
import type { SeatState } from '@/net/protocol';
import { t } from '@/words/index.svelte';
import type { Screen } from '../race/screen.svelte';

/** Whether this seat is a person's who has left, and no bot rides for them. */
export const isAway = ({ kind, bot, here }: SeatState): boolean => kind === 'person' && !bot && !here;

/** Absent people the race is waiting for: a bot could ride for them. */
export const missing = (seats: readonly SeatState[]): SeatState[] =>
  seats.filter((seat) => Boolean(seat.absent) && !seat.you && Boolean(seat.thinking));

/** The people the race waits for besides those at this screen: those who think, and those who have left. */
export function waitedFor(seats: readonly SeatState[]): { thinking: SeatState[]; away: SeatState[] } {
  const others = seats.filter((seat) => seat.thinking && !(seat.you && !seat.bot));
  return { thinking: others.filter((seat) => !isAway(seat)), away: others.filter(isAway) };
}

/** Whether somebody at this screen still rides for themselves. */
const isRiding = ({ table }: Screen): boolean => table.own.some((seat) => !seat.bot);

/** Whether an answer has been given that may still be taken back. */
export const isDown = (ride: Screen): boolean => isRiding(ride) && ride.changeable !== null;

export function waitingTitle(ride: Screen): string {
  if (isRiding(ride)) return t('race-waiting');
  return t(ride.table.own.length ? 'race-replaced' : 'race-watching');
}
