/** What a team is doing now and what it has won, as everybody may know. */
import type { SeatState } from '@/net/protocol';
import { isAway } from '@/frame/dock/people';
import type { RiderScene } from '../scene';

interface Spoil {
  kind: 'podium' | 'sprint' | 'mountain' | 'refresh' | 'combative' | 'minute';
  /** Points, or how many minutes or rounds in front. */
  value: number;
}

/**
 * The podium first, then the tokens in the order in which they were taken, those for leading the race as one; minutes
 * only as long as they are not part of a time.
 */
export function spoilsOf({
  tokens,
  minutes,
  time,
  podium,
  led,
}: Pick<RiderScene, 'tokens' | 'minutes' | 'time' | 'podium' | 'led'>): Spoil[] {
  const taken = tokens.map(({ pile, side, value }): Spoil => ({
    kind: pile === 'refresh' ? 'refresh' : side === 'sprint' ? 'sprint' : 'mountain',
    value,
  }));
  const placed: Spoil[] = podium ? [{ kind: 'podium', value: podium }] : [];
  const fought: Spoil[] = led ? [{ kind: 'combative', value: led }] : [];
  const late: Spoil[] = minutes && time === null ? [{ kind: 'minute', value: minutes }] : [];
  return [...placed, ...taken, ...fought, ...late];
}

/** The points that a rider has taken of one colour. */
export const pointsOf = ({ tokens }: Pick<RiderScene, 'tokens'>, side: string): number =>
  tokens.filter((token) => token.side === side).reduce((sum, token) => sum + token.value, 0);

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
