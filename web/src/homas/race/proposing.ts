/** The answer that Enter gives: one that costs nothing. There is none where every answer costs something. */
import type { HomasQuestion, HomasRider, HomasRoad, HomasView } from '@/net/protocol';
import { kindOf, NONE } from '../dock/answers';
import { ROW } from '../draw/road/parts';
import { numbersOf } from './scene';

/** As many squares make a wheel worth following; neutral riders think so too. */
export const WORTHWHILE = 6;
const FIRST = ['lead', 'take', 'sprint', 'rush', 'lineup'];
const NOBODY = ['relay', 'counter', 'retreat'];
const WAIT = 'wait';

/** How many squares a rider gains who goes from here to there, or as good as: what its road takes or gives counts. */
export function worth({ squares }: HomasRoad, from: number, to: number): number {
  const { progress, grade = 0 } = squares[from]!;
  return Math.round((squares[to]!.progress - progress) / ROW) - grade;
}

/** The riders that would come far enough if they followed. */
export function farFollowers(
  { options, lands = {} }: HomasQuestion,
  road: HomasRoad,
  { riders }: HomasView,
): readonly HomasRider[] {
  const numbers = numbersOf(road);
  return (options ?? []).flatMap((name) => {
    const rider = riders.find((each) => each.name === name);
    const to = numbers.get(lands[name] ?? '');
    return rider && to !== undefined && worth(road, rider.square, to) >= WORTHWHILE ? [rider] : [];
  });
}

/** The first of them that need not pay for it. */
export const farFollower = (question: HomasQuestion, road: HomasRoad, scene: HomasView): string | undefined =>
  farFollowers(question, road, scene).find((rider) => !rider.wait)?.name;

export function proposal(question: HomasQuestion, road: HomasRoad, scene: HomasView): string | undefined {
  const [kind, options] = [kindOf(question.kind), question.options ?? []];
  if (kind === 'to' || kind === 'then') return question.useful?.[0] ?? options[0];
  if (kind === 'follow') return farFollower(question, road, scene) ?? NONE;
  if (NOBODY.includes(kind)) return NONE;
  if (kind === WAIT) return options.find((option) => option === WAIT);
  return FIRST.includes(kind) ? options[0] : undefined;
}
