/** A team's cards at a moment of a recorded race, as far as the viewer may know them. */
import type { HomasEvent, HomasView } from '@/net/protocol';
import { knownTo } from '../race/scene';

export interface Hand {
  rider: string;
  role: number;
  /** Energy cards. */
  left: readonly string[];
  spent: readonly string[];
  /** The fitness card, a question mark if it is hidden; empty once it is played. */
  fitness: string;
  /** The fitness cards of which one is being kept. */
  drawn: readonly string[];
}

/** The draws of each rider of this team that has yet to keep one. */
function drawnNow(events: readonly HomasEvent[], at: number, team: string): ReadonlyMap<string, readonly string[]> {
  const shown = events.slice(0, at);
  const phase = shown.findLastIndex((event) => event.code === 'phase');
  const drawn = shown.slice(phase + 1).filter((event) => event.code === 'fitness-drawn' && event.to === team);
  return new Map(drawn.map(({ args }) => [args.rider ?? '', args.cards ?? []]));
}

/** The cards of this team's riders at this moment, as seat `seen` sees them; null sees everything. */
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
