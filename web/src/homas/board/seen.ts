/** The riders on the road: those who are home leave it when the next turn begins. */
import type { HomasRider, HomasView } from '@/net/protocol';
import type { Going } from '../draw/road/lay';

export function seenOn({ riders, round }: HomasView, moving: Readonly<Record<string, Going>>): HomasRider[] {
  return riders.filter(({ name, square, home = 0 }) => name in moving || (square >= 0 && !(home && home < round)));
}
