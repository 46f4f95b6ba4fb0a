/** Classifications of a tour: who leads by time, by sprint and by mountain points, and how it came to that. */
import type { StageResultWire, TourRiderWire, TourTeamWire, FlammeTourWire } from '@/net/protocol';

export const CLASSES = ['general', 'sprint', 'mountain'] as const;
export type Class = (typeof CLASSES)[number];

export const teamOf = (rider: string): string => rider.split('.')[0]!;
export const typeOf = (rider: string): string => rider.split('.')[1]!;

/** The smaller, the better. */
const MERIT: Readonly<Record<Class, (rider: TourRiderWire) => number>> = {
  general: ({ time }) => time,
  sprint: ({ sprint }) => -sprint,
  mountain: ({ mountain }) => -mountain,
};

/**
 * The riders of this classification, the best first; ties go by the latest finish, and nobody is in one without a
 * point.
 */
export function classified(
  { riders, history }: Pick<FlammeTourWire, 'riders' | 'history'>,
  by: Class,
): TourRiderWire[] {
  const crossed = history.at(-1)?.crossed;
  if (!crossed) return [];
  const merit = MERIT[by];
  return riders
    .filter((rider) => by === 'general' || merit(rider) < 0)
    .sort((a, b) => merit(a) - merit(b) || crossed.indexOf(a.name) - crossed.indexOf(b.name));
}

/** When the first rider of a team came in. */
const firstOf = (history: readonly StageResultWire[], team: string): number =>
  (history.at(-1)?.crossed ?? []).findIndex((rider) => teamOf(rider) === team);

/** The teams, the best first by this number. */
function teamsBy(
  { teams, history }: Pick<FlammeTourWire, 'teams' | 'history'>,
  merit: (team: TourTeamWire) => number,
): TourTeamWire[] {
  return [...teams].sort((a, b) => merit(a) - merit(b) || firstOf(history, a.colour) - firstOf(history, b.colour));
}

/** The teams by the time of both riders. */
export const byTime = (tour: FlammeTourWire): TourTeamWire[] => teamsBy(tour, ({ time }) => time);

/** The teams by tour points; at the end with their bonus, as the tour was decided. */
export const byPoints = (tour: FlammeTourWire): TourTeamWire[] =>
  tour.outcome
    ? tour.outcome.ranking.map((colour) => tour.teams.find((team) => team.colour === colour)!)
    : teamsBy(tour, ({ points }) => -points);

/** Tour points with everything that is known. */
export const totalOf = ({ outcome }: Pick<FlammeTourWire, 'outcome'>, team: TourTeamWire): number =>
  outcome?.total[team.colour] ?? team.points;

/** The rider who won a stage. */
export const winnerOf = (result: StageResultWire): string => result.podium[0]?.[0] ?? '';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** A team's points on the podium of a stage. */
export const podiumOf = (result: StageResultWire, team: string): number =>
  sum(result.podium.filter(([rider]) => teamOf(rider) === team).map(([, points]) => points));

/** A team's points of a stage: on its podium, and for the most combative rider. */
export const wonOf = (result: StageResultWire, team: string): number =>
  podiumOf(result, team) + Number(teamOf(result.combative) === team);

/** What the rest day after this stage gave a team. */
export function restOf(history: readonly StageResultWire[], stage: number, team: string): number {
  const [before, after] = [history[stage - 1]?.points[team] ?? 0, history[stage]];
  return after ? (after.points[team] ?? 0) - before - wonOf(after, team) : 0;
}

/** Running totals of a rider after each stage. */
export function running(history: readonly StageResultWire[], of: (result: StageResultWire) => number): number[] {
  let all = 0;
  return history.map((result) => (all += of(result)));
}
