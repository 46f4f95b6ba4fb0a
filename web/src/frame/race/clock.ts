/** Times as riders hear them, and the clock of a race that counts them. */
import { isTimed, racing, type Scene } from '@/flamme/race/scene';

/** As in 2:10: minutes and seconds. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** As in +0:30: behind somebody. */
export const gapText = (seconds: number): string => `+${clockText(seconds)}`;

/**
 * The time, without its seconds by the road, of whoever comes home in this round; null while the clock does not run.
 */
export function clockOf({ rules, riders }: Scene): number | null {
  const out = riders.filter(racing);
  if (!isTimed(rules) || !out.length || riders.every((rider) => !rider.home)) return null;
  return 60 * Math.max(...out.map((rider) => rider.minutes));
}
