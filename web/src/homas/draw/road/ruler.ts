/** Rows to go, along the foot of the profile. */
import { ROW } from './parts';
import type { Profile } from '../profile/profile';

/** As many numbers as can be read; the line itself is 0. */
export function tens({ road, step, small, x }: Profile): { left: number; at: number }[] {
  const every = [10, 20, 25, 50].find((rows) => rows * step >= (small ? 34 : 46)) ?? 50;
  const count = Math.floor((road.length - (small ? 0 : 4)) / every);
  return Array.from({ length: count + 1 }, (_, n) => ({ left: n * every, at: x((road.length - n * every) * ROW) }));
}
