/** A race of Homas Tour Pro as everybody sees it after each event. Every event carries its changes. */
import type {
  HomasEvent,
  HomasPassage,
  HomasPassed,
  HomasRider,
  HomasRoad,
  HomasTeam,
  HomasView,
} from '@/net/protocol';
import { ROW } from '../road/parts';

export const NOWHERE = -1;
/** A hidden fitness card. */
export const HIDDEN = '?';

const CARDS = ['6', '6h', '5k'];

const sorted = (cards: readonly string[]): string[] => [...cards].sort((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b));

function fresh({ name, team, role, neutral, cards = [], spent = [] }: HomasRider): HomasRider {
  return { name, team, role, ...(neutral ? { neutral } : {}), square: NOWHERE, cards: sorted([...cards, ...spent]) };
}

const unpassed = (passages: readonly HomasPassage[] = []): HomasPassage[] =>
  passages.map(({ row }) => ({ row, riders: [] }));

/** The table before the first event, derived from its current state. */
export function firstScene(road: HomasRoad, view: HomasView): HomasView {
  const unranked = ({ colour, number, kind }: HomasTeam): HomasTeam => ({
    colour,
    number,
    kind,
    cards: kind === 'team' ? road.team_cards : [],
  });
  return {
    game: 'homas',
    seat: null,
    round: 0,
    phase: 'weather',
    teams: view.teams.map(unranked),
    riders: view.riders.map(fresh),
    sprints: unpassed(view.sprints),
    summits: unpassed(view.summits),
  };
}

/** A change by an event: a rider or a team's colour, a field of it, and its new value. */
function changed(scene: HomasView, changes: NonNullable<HomasEvent['args']['changes']> = []): HomasView {
  if (!changes.length) return scene;
  const news = new Map<string, Record<string, unknown>>();
  for (const [of, field, value] of changes) news.set(of, { ...news.get(of), [field]: value });
  const riders = scene.riders.map((rider) => (news.has(rider.name) ? { ...rider, ...news.get(rider.name) } : rider));
  const teams = scene.teams.map((team) => (news.has(team.colour) ? { ...team, ...news.get(team.colour) } : team));
  return { ...scene, riders, teams };
}

/** More riders have come over a line. */
function passed(passages: readonly HomasPassage[] = [], { row, riders }: HomasPassed): HomasPassage[] {
  return passages.map((each) => (each.row === row ? { ...each, riders: [...each.riders, ...riders] } : each));
}

/** The scene after this event. It does not say what riders have done in this turn, which nothing here shows. */
export function folded(before: HomasView, event: HomasEvent): HomasView {
  const scene = changed(before, event.args.changes);
  if (event.code === 'phase') return { ...scene, round: event.args.round, phase: event.args.phase };
  if (event.code === 'rushed') return { ...scene, sprints: passed(scene.sprints, event.args) };
  if (event.code === 'summit') return { ...scene, summits: passed(scene.summits, event.args) };
  return event.code === 'rain' ? { ...scene, rain: event.args.rain } : scene;
}

/** The scene before the first event and after each; those of events that were known before are kept. */
export function scenesOf(events: readonly HomasEvent[], known: readonly HomasView[]): HomasView[] {
  const scenes = [...known];
  for (const event of events.slice(known.length - 1)) scenes.push(folded(scenes.at(-1)!, event));
  return scenes;
}

/** A rider as it is known: with the fitness card only for those who may see it. */
export const knownTo = (open: boolean, rider: HomasRider): HomasRider =>
  rider.fitness && !open ? { ...rider, fitness: HIDDEN } : rider;

/** Who is on the road now. */
export const racing = (rider: HomasRider): boolean => rider.square !== NOWHERE && !rider.home;

/** All riders, the first first: those with a place, then by who is ahead; disqualified teams last. */
export function ranked({ riders, teams }: Pick<HomasView, 'riders' | 'teams'>): HomasRider[] {
  const out = new Set(teams.filter((team) => team.disqualified).map((team) => team.colour));
  const late = 1000;
  return [...riders].sort(
    (a, b) =>
      Number(out.has(a.team)) - Number(out.has(b.team)) ||
      (a.place || late) - (b.place || late) ||
      b.square - a.square ||
      a.name.localeCompare(b.name),
  );
}

/** Rows from this square to the line. */
export const toGo = (road: HomasRoad, square: number): number =>
  square === NOWHERE ? road.length : Math.max(0, road.length - Math.round(road.squares[square]!.progress / ROW));

/** The number of each square by its name. */
export const numbersOf = (road: HomasRoad): ReadonlyMap<string, number> =>
  new Map(road.squares.map((square, number) => [square.name, number]));
