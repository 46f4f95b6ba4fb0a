/** Which cards a team has at a moment of a recorded race, as far as those with whose eyes we look may know. */
import type { HomasEvent, HomasView } from '@/net/protocol';
import { knownTo } from '../race/scene';

export interface Hand {
  rider: string;
  role: number;
  /** Energy cards. */
  left: readonly string[];
  spent: readonly string[];
  /** The fitness card, a question mark where one may not see it; empty once it is played. */
  fitness: string;
  /** The fitness cards of which one is being kept. */
  drawn: readonly string[];
}

/** What each rider of this team drew of which it keeps one, while that is decided. */
function drawnNow(events: readonly HomasEvent[], at: number, team: string): ReadonlyMap<string, readonly string[]> {
  const shown = events.slice(0, at);
  const phase = shown.findLastIndex((event) => event.code === 'phase');
  const drawn = shown.slice(phase + 1).filter((event) => event.code === 'fitness-drawn' && event.to === team);
  return new Map(drawn.map(({ args }) => [args.rider ?? '', args.cards ?? []]));
}

/** The cards of the riders of this team at this moment, for who looks with the eyes of `seen`; null are everybody's. */
export function handsOf(
  scene: HomasView,
  events: readonly HomasEvent[],
  at: number,
  team: string,
  seen: string | null,
): Hand[] {
  const open = seen === null || seen === team;
  const drawn = open ? drawnNow(events, at, team) : new Map<string, readonly string[]>();
  return scene.riders
    .filter((rider) => rider.team === team)
    .map((rider) => {
      const { name, role, cards = [], spent = [], fitness = '' } = knownTo(open, rider);
      return { rider: name, role, left: cards, spent, fitness, drawn: drawn.get(name) ?? [] };
    });
}
