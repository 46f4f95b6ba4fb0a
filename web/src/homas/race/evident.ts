/** Questions with one answer that makes sense: the page gives it, and nobody is asked. */
import type { HomasQuestion, HomasRoad, HomasView } from '@/net/protocol';
import { kindOf, NONE, retreatersOf, TABLE } from '../dock/answers';
import { ROLL } from '../dock/options';
import { alone, bestEnd } from './ending';
import { fallsBackForNothing } from './fallingBack';

type Knowing = (question: HomasQuestion, road: HomasRoad, scene: HomasView) => string | undefined;

/** A rider with nobody else to mind goes to the best square. */
const end: Knowing = ({ options, rider }, road, scene) =>
  options!.includes(TABLE) || !alone(road, scene, rider, options!) ? undefined : bestEnd(road, scene, options!);

const REST = 'rest';

/** Against the clock a turn is worth more than the card that a rest brings back. */
const roll: Knowing = ({ options }, road) =>
  road.trial && options!.every((option) => option === ROLL || option === REST) ? ROLL : undefined;

const [ATTACK, RIDE] = ['attack', 'ride'];

/** Against the clock nobody can follow anyway, and an attack may go further. */
const chance: Knowing = ({ options }, road) =>
  road.trial && options!.every((option) => option === ATTACK || option === RIDE) ? ATTACK : undefined;

/** Falling back leads nobody into a wheel: then nobody does. */
const stay: Knowing = ({ options }, road, scene) =>
  retreatersOf(options!).every((name) => fallsBackForNothing(road, scene, name)) ? NONE : undefined;

/** A team that is disqualified is last, whatever it sprints. */
const sprint: Knowing = ({ options, seat }, _, { teams }) =>
  teams.some(({ colour, disqualified }) => colour === seat && disqualified)
    ? options!.find((option) => option === ROLL)
    : undefined;

const KNOWN: Readonly<Record<string, Knowing>> = { lead: roll, to: end, then: end, chance, retreat: stay, sprint };

/** What is answered without asking; sealed questions are left to people, so that they take as long as ever. */
export function evident(question: HomasQuestion, road: HomasRoad, scene: HomasView): string | undefined {
  const { kind, options, sealed } = question;
  if (!options || sealed) return undefined;
  return options.length === 1 ? options[0] : KNOWN[kindOf(kind)]?.(question, road, scene);
}
