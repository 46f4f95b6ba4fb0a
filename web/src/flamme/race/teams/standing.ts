/** What a team is doing now, as everybody may know. */
import type { SeatState } from '@/net/protocol';
import type { RiderScene } from '../scene';

export type Doing = 'automatic' | 'home' | 'choosing' | 'thinking' | 'away' | 'waiting' | 'ready';

export function doingOf(seat: SeatState, riders: readonly RiderScene[]): Doing {
  if (seat.kind === 'automatic') return 'automatic';
  if (riders.length > 0 && riders.every((rider) => rider.home)) return 'home';
  if (seat.kind === 'person' && !seat.bot && !seat.here) return 'away';
  if (!seat.thinking) return riders.some((rider) => !rider.square) ? 'waiting' : 'ready';
  return seat.you && !seat.bot ? 'choosing' : 'thinking';
}
