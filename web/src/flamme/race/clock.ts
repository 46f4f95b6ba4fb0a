/** The clock of a race that counts times. */
import { isTimed, racing, type Scene } from './scene';

/**
 * The time, without its seconds by the road, of a rider who comes home in this round; null while the clock does not
 * run.
 */
export function clockOf({ rules, riders }: Scene): number | null {
  const out = riders.filter(racing);
  if (!isTimed(rules) || !out.length || riders.every((rider) => !rider.home)) return null;
  return 60 * Math.max(...out.map((rider) => rider.minutes));
}
