/** A race of Homas Tour Pro as everybody sees it after each thing that happened. Every event says what it changed. */
import { listIn, numberIn, textIn, textsIn, type Arg } from '@/net/args';
import type { EventWire, HomasPassage, HomasRider, HomasRoad, HomasTeam, HomasView } from '@/net/protocol';
import { groupsOf } from '../board/groups';
import { ROW } from '../draw/road/parts';

export const NOWHERE = -1;
/** A fitness card that one may not see. */
export const HIDDEN = '?';
const TEAM_CARDS = ['6h', '6h', '5k'];
const FOURTH = '5k';

/** A rider or a team's colour, a field of it, and its new value. */
interface Change {
  readonly of: string;
  readonly field: string;
  readonly value: Arg;
}

const CARDS = ['6', '6h', '5k'];

const sorted = (cards: readonly string[]): string[] => [...cards].sort((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b));

function fresh({ name, team, role, neutral, cards = [], spent = [] }: HomasRider): HomasRider {
  return { name, team, role, ...(neutral ? { neutral } : {}), square: NOWHERE, cards: sorted([...cards, ...spent]) };
}

/** The team cards that there are to choose from: a stage with four has one more, one without any has none. */
function teamCards({ cards }: HomasRoad): readonly string[] {
  const allowed = cards[4] ?? TEAM_CARDS.length;
  if (!allowed) return [];
  return allowed > TEAM_CARDS.length ? [...TEAM_CARDS, FOURTH] : TEAM_CARDS;
}

const unpassed = (passages: readonly HomasPassage[] = []): HomasPassage[] =>
  passages.map(({ row }) => ({ row, riders: [] }));

/** The table before anything happened, from how it is now. */
export function firstScene(road: HomasRoad, view: HomasView): HomasView {
  const cards = teamCards(road);
  const unranked = ({ colour, number, kind }: HomasTeam): HomasTeam => ({
    colour,
    number,
    kind,
    cards: kind === 'team' ? cards : [],
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

/** What this event changed. */
export const changesOf = (event: EventWire): readonly Change[] =>
  listIn(event.args.changes).map((change) => {
    const [of, field, value] = listIn(change);
    return { of: textIn(of), field: textIn(field), value };
  });

function changed(scene: HomasView, changes: readonly Change[]): HomasView {
  if (!changes.length) return scene;
  const news = new Map<string, Record<string, Arg>>();
  for (const { of, field, value } of changes) news.set(of, { ...news.get(of), [field]: value });
  const riders = scene.riders.map((rider) => (news.has(rider.name) ? { ...rider, ...news.get(rider.name) } : rider));
  const teams = scene.teams.map((team) => (news.has(team.colour) ? { ...team, ...news.get(team.colour) } : team));
  return { ...scene, riders, teams };
}

/** More riders have come over a line. */
function passed(passages: readonly HomasPassage[] = [], { args }: EventWire): HomasPassage[] {
  return passages.map((each) =>
    each.row === args.row ? { ...each, riders: [...each.riders, ...textsIn(args.riders)] } : each,
  );
}

/** A new phase, perhaps a new turn, in which everybody may move again. */
function begun(scene: HomasView, round: number, phase: string): HomasView {
  if (round === scene.round) return { ...scene, phase };
  const riders = scene.riders.map((rider) => ({
    ...rider,
    moved: false,
    still: false,
    used: 0,
    helped: false,
    one_die: false,
  }));
  return { ...scene, round, phase, riders };
}

/** The scene after this event. */
export function folded(before: HomasView, event: EventWire): HomasView {
  const scene = changed(before, changesOf(event));
  if (event.code === 'phase') return begun(scene, numberIn(event.args.round), textIn(event.args.phase));
  if (event.code === 'rushed') return { ...scene, sprints: passed(scene.sprints, event) };
  if (event.code === 'summit') return { ...scene, summits: passed(scene.summits, event) };
  return event.code === 'rain' ? { ...scene, rain: Boolean(event.args.rain) } : scene;
}

/** The scene before the first event and after each; those of events that were known before are kept. */
export function scenesOf(events: readonly EventWire[], known: readonly HomasView[]): HomasView[] {
  const scenes = [...known];
  for (const event of events.slice(known.length - 1)) scenes.push(folded(scenes.at(-1)!, event));
  return scenes;
}

/** A rider as it is known: the fitness card only to whom it is open. */
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

/** The row from which fitness cards must not be forgotten: the red letter, or where it would usually stand. */
export const lateFrom = (road: HomasRoad): number => road.red || Math.round(road.length * 0.6);

/** Who is coming home now: groups that have reached the line; on a mountain and against the clock everybody alone. */
function arriving(road: HomasRoad, scene: HomasView): ReadonlySet<string> {
  if (scene.phase !== 'sprint') return new Set();
  const alone = road.trial || road.finish === 'mountain';
  const over = ({ square }: HomasRider) => road.squares[square]!.progress > road.length * ROW;
  const first = new Set(scene.riders.filter((rider) => racing(rider) && over(rider)).map((rider) => rider.name));
  if (alone) return first;
  return new Set(
    groupsOf(road, scene)
      .filter((group) => group.riders.some((name) => first.has(name)))
      .flatMap((group) => group.riders),
  );
}

const holders = ({ riders }: HomasView, team: string): HomasRider[] =>
  riders.filter((rider) => rider.team === team && rider.fitness && racing(rider));

/** Whether the race is over when these are home: a classic is, a stage and a time trial go on. */
const ending = (road: HomasRoad, home: ReadonlySet<string>): boolean => home.size > 0 && !road.stage && !road.trial;

/**
 * Riders of this team who have still to play their card, once it is getting late; nobody where it no longer matters.
 */
export function forgetful(road: HomasRoad, scene: HomasView, team: string): HomasRider[] {
  const home = arriving(road, scene);
  if (ending(road, home) || scene.teams.find((each) => each.colour === team)?.disqualified) return [];
  return holders(scene, team).filter(
    (rider) => !home.has(rider.name) && road.squares[rider.square]!.row >= lateFrom(road),
  );
}

/** Riders of this team that have kept their card too long: they are coming home, or a classic is over. */
export function tooLate(road: HomasRoad, scene: HomasView, team: string): HomasRider[] {
  const home = arriving(road, scene);
  return holders(scene, team).filter((rider) => ending(road, home) || home.has(rider.name));
}
