/** Questions that hardly matter. Unless somebody wants to be asked everything, the page answers them as a neutral rider
 * would. Cards, attacks, relays and events are never among them. */
import type { HomasQuestion, HomasRoad, HomasView } from '@/net/protocol';
import { kindOf, NONE, TABLE } from '../dock/answers';
import { furthestEnd } from './ending';
import { farFollowers } from './proposing';
import { numbersOf, toGo } from './scene';

type Answering = (question: HomasQuestion, road: HomasRoad, scene: HomasView) => string | undefined;

/** So near the line every square may decide, and everything is asked: two dice bring nobody further. */
const LAST = 12;

/** Whether one of these squares is in the finale. */
function late(road: HomasRoad, names: readonly string[]): boolean {
  const numbers = numbersOf(road);
  return names.some((name) => numbers.has(name) && toGo(road, numbers.get(name)!) <= LAST);
}

/** The first who comes far enough follows; one that must pay for it only if somebody says so. */
const follow: Answering = (question, road, scene) => {
  if (late(road, Object.values(question.lands ?? {}))) return undefined;
  const far = farFollowers(question, road, scene);
  return far.length ? far.find((rider) => !rider.wait)?.name : NONE;
};

/** Riders go as far as they can, unless they may roll on the event table first. */
const to: Answering = ({ options }, road, scene) =>
  options!.includes(TABLE) || late(road, options!) ? undefined : furthestEnd(road, scene, options!);

const ANSWERS: Readonly<Record<string, Answering>> = { follow, to, then: to };

/** Whether questions of this kind may be answered like this. */
export const isRoutine = ({ kind }: HomasQuestion): boolean => kindOf(kind) in ANSWERS;

export function routine(question: HomasQuestion, road: HomasRoad, scene: HomasView): string | undefined {
  return question.options ? ANSWERS[kindOf(question.kind)]?.(question, road, scene) : undefined;
}
