/** Why a card cannot be played where a rider stands, and where one is all that may be played. */
import type { HomasRider, HomasRoad, HomasSquare } from '@/net/protocol';
import { readMove } from './options';

/** A card of a hand: a rider's own, or the team's. */
export interface Held {
  card: string;
  team: boolean;
}

/** Who plays, where, and what may be answered. */
export interface Player {
  rider: HomasRider;
  square: HomasSquare | undefined;
  road: HomasRoad;
  options: readonly string[];
}

const SPRINTER = 3;
const COBBLES = 'cobbles';
/** The card that cannot be played on cobbles, but in the hell of the north is the only one that can. */
const STONES = '5k';

/** Whether nobody follows here, and the sign of +5 is turned round. */
export const inHell = (road: HomasRoad, square: HomasSquare | undefined): boolean =>
  road.hell && square?.road === COBBLES;

/** A card as it is drawn here: a sign that forbids nothing is left away. */
export const faceOf = (card: string, hell: boolean): string => (hell && card === STONES ? '5' : card);

/** Whether some answer has this card, alone or with others. */
export const playable = (options: readonly string[], { card, team }: Held): boolean =>
  options.some((option) => readMove(option)?.[team ? 'team' : 'own'].includes(card));

const narrow = (square: HomasSquare | undefined): boolean => ['descent', COBBLES].includes(square?.road ?? '');

/** What forbids an energy card that cannot be played: the turn, the red letter, or the sign on it. */
export function whyNot({ card, team }: Held, { rider, square, road }: Omit<Player, 'options'>): string {
  if (narrow(square) && rider.used) return 'homas-why-used';
  if (square?.road === COBBLES && (card === STONES) !== road.hell)
    return road.hell ? 'homas-why-hell' : 'homas-why-cobbles';
  if (square?.road === 'climb' && card === '6h') return 'homas-why-climb';
  if (team && !road.red) return 'homas-why-no-team';
  if (team && square && square.row > road.red) return 'homas-why-red';
  return team && rider.helped ? 'homas-why-helped' : 'homas-not-here';
}

/** What forbids a fitness card that cannot be played. */
export function whyNotFitness({ rider, square }: Pick<Player, 'rider' | 'square'>): string {
  if (rider.one_die) return 'homas-why-fitness-die';
  return rider.role === SPRINTER && square?.road === 'climb' ? 'homas-why-fitness-climb' : 'homas-not-here';
}

/** Where no answer has two cards though there are two to play. */
function whyOne(can: readonly Held[], { rider, options }: Player): string[] {
  const two = options.some((option) => (readMove(option)?.own.length ?? 0) + (readMove(option)?.team.length ?? 0) > 1);
  if (two || can.length < 2 || !can.some((held) => !held.team)) return [];
  return [rider.one_die ? 'homas-why-one-die' : 'homas-why-one-card'];
}

/** All that is to be said about a hand, each thing once. */
export function aboutHand(hand: readonly Held[], player: Player): string[] {
  const [can, cannot] = [true, false].map((wanted) =>
    hand.filter((held) => playable(player.options, held) === wanted),
  ) as [Held[], Held[]];
  const hell = hand.length && inHell(player.road, player.square) ? ['homas-why-hell'] : [];
  const fitness = player.rider.fitness && !player.options.includes('fitness') ? [whyNotFitness(player)] : [];
  return [...new Set([...hell, ...cannot.map((held) => whyNot(held, player)), ...whyOne(can, player), ...fitness])];
}
