/** What each team did in a race, counted from its events. */
import type { HomasEvent } from '@/net/protocol';
import { teamOf } from '../draw/riders/roles';

export interface TeamStats {
  led: number;
  followed: number;
  attacks: number;
  counters: number;
  sevens: number;
}

const OF: Readonly<Record<string, keyof TeamStats>> = {
  rode: 'led',
  followed: 'followed',
  attacked: 'attacks',
  countered: 'counters',
  event: 'sevens',
};

export function statsOf(events: readonly HomasEvent[]): Readonly<Record<string, TeamStats>> {
  const stats: Record<string, TeamStats> = {};
  for (const { code, args } of events) {
    const what = code === 'fitness-played' && args.attack ? 'attacks' : OF[code];
    if (!what || typeof args.rider !== 'string') continue;
    const team = (stats[teamOf(args.rider)] ??= { led: 0, followed: 0, attacks: 0, counters: 0, sevens: 0 });
    team[what]++;
  }
  return stats;
}
