/** An attack on the screen: who goes, and the gap that opens. */
import type { HomasEvent, HomasRoad, HomasView } from '@/net/protocol';
import { ROW } from '../../road/parts';
import { travelled, type Going } from '../../road/layout';
import { racing } from '../scene';

export interface Attack {
  readonly rider: string;
  /** Squares to the next rider behind. */
  readonly gap: number;
}

const SHOWN = ['attacked', 'fitness-played', 'rolled', 'rode'];
const begins = ({ code, args }: HomasEvent): boolean =>
  code === 'attacked' || (code === 'fitness-played' && Boolean(args.attack));

/** The attacker, if the last of these events belongs to an attack. */
function attackerIn(events: readonly HomasEvent[]): string | undefined {
  const last = events.at(-1);
  if (!last || !SHOWN.includes(last.code)) return undefined;
  const start = events.slice(0, -1).findLastIndex(({ code }) => code === 'rode' || code === 'phase') + 1;
  return events.slice(start).some((event) => begins(event) && event.args.rider === last.args.rider)
    ? String(last.args.rider)
    : undefined;
}

/** against the clock there is nobody to attack */
export function attackIn(
  events: readonly HomasEvent[],
  { riders }: HomasView,
  road: HomasRoad,
  moving: Readonly<Record<string, Going>>,
): Attack | undefined {
  const rider = attackerIn(events);
  if (rider === undefined || road.trial) return undefined;
  const far = (name: string, square: number): number =>
    moving[name] ? travelled(road, moving[name]) : (road.squares[square]!.rear + road.squares[square]!.progress) / 2;
  const places = riders.filter(racing).map(({ name, square }) => ({ name, at: far(name, square) }));
  const own = places.find(({ name }) => name === rider)?.at;
  if (own === undefined) return undefined;
  const behind = places.filter(({ name, at }) => name !== rider && at <= own).map(({ at }) => at);
  return { rider, gap: behind.length ? Math.max(0, Math.round((own - Math.max(...behind)) / ROW) - 1) : 0 };
}
