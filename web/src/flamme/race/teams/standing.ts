/** What a team is doing now, as everybody may know. */
import type { SeatState } from '@/net/protocol';
import { isAway } from '@/frame/dock/absent';
import type { RiderScene } from '../scene';

export type Doing = 'automatic' | 'home' | 'choosing' | 'thinking' | 'away' | 'waiting' | 'riding' | 'ready';

/** While the film runs nobody thinks yet, though the next questions are here. */
export function doingOf(seat: SeatState, riders: readonly RiderScene[], filming: boolean): Doing {
  if (seat.kind === 'automatic') return 'automatic';
  if (riders.length > 0 && riders.every((rider) => rider.home)) return 'home';
  if (isAway(seat)) return 'away';
  if (filming || !seat.thinking) {
    if (riders.some((rider) => !rider.square)) return 'waiting';
    return filming ? 'riding' : 'ready';
  }
  return seat.you && !seat.bot ? 'choosing' : 'thinking';
}
