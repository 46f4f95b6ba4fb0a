/** The race as a chart: the gap of each team's best rider to the first after each turn. */
import type { ChartLine } from '@/draw/chart/chart';
import type { HomasEvent, HomasRoad, HomasView } from '@/net/protocol';
import { NOWHERE } from './scene';

const ROW = 60;

/** The scenes at the start of the first turn and at the end of each. */
export function turnsOf(events: readonly HomasEvent[], scenes: readonly HomasView[]): HomasView[] {
  const starts = events.flatMap(({ code, args }, n) => (code === 'phase' && args.phase === 'move' ? [n] : []));
  return [...starts.map((n) => scenes[n + 1]!), ...(starts.length ? [scenes.at(-1)!] : [])];
}

/** Once somebody is home nobody wins squares back: those who are still out have lost what they were behind then. */
export function linesOver(turns: readonly HomasView[], road: HomasRoad): ChartLine[] {
  const progress = (square: number) => (square === NOWHERE ? 0 : road.squares[square]!.progress);
  const best = (scene: HomasView, team: string) =>
    Math.max(...scene.riders.filter((rider) => rider.team === team).map((rider) => progress(rider.square)));
  const behind = (scene: HomasView, team: string) =>
    Math.round((Math.max(...scene.teams.map(({ colour }) => best(scene, colour))) - best(scene, team)) / ROW);
  const first = turns.findIndex(({ riders }) => riders.some((rider) => rider.home));
  const counted = turns.map((scene, n) => (first < 0 || n <= first ? scene : turns[first]!));
  return (turns[0]?.teams ?? []).map(({ colour, number }) => ({
    name: colour,
    team: colour,
    type: String(number),
    gaps: counted.map((scene) => behind(scene, colour)),
  }));
}

export const linesOf = (events: readonly HomasEvent[], scenes: readonly HomasView[], road: HomasRoad): ChartLine[] =>
  linesOver(turnsOf(events, scenes), road);
