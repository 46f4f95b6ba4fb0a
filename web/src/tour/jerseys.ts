/** The leaders' jerseys of a tour. */
import { LEADERS, type Worn } from '@/draw/teams';

/** The jerseys, the lowest first. */
const JERSEYS = (Object.keys(LEADERS) as Worn[]).reverse();

/** Which jersey each rider wears: of several the highest. */
export function wornBy(jerseys: Readonly<Record<string, string>>): Record<string, Worn> {
  return Object.fromEntries(JERSEYS.flatMap((jersey) => (jerseys[jersey] ? [[jerseys[jersey], jersey]] : [])));
}
