/**
 * What a rider can move with, as questions write it: `roll`, `6h`, `t6h`, `6h+5k`, `attack-6h`, `fitness`, `relay`,
 * `rest`.
 */

import type { HomasRider } from '@/net/protocol';

/** The cards of an answer; a roll has none. */
export interface Move {
  own: readonly string[];
  team: readonly string[];
  attack: boolean;
}

const ATTACK = 'attack-';
const TEAM = 't';
export const ROLL = 'roll';
export const FITNESS = 'fitness';
const OTHER = [FITNESS, 'relay', 'rest'];

/** What a card replaces a die with. */
export const valueOf = (card: string): number => Number(card[0]);

/** The cards that this answer is made of; nothing where it is another kind of answer. */
export function readMove(option: string): Move | undefined {
  if (OTHER.includes(option)) return undefined;
  if (option === ROLL) return { own: [], team: [], attack: false };
  const attack = option.startsWith(ATTACK);
  const cards = (attack ? option.slice(ATTACK.length) : option).split('+');
  const helps = (card: string) => card.startsWith(TEAM);
  return {
    own: cards.filter((card) => !helps(card)).sort(),
    team: cards
      .filter(helps)
      .map((card) => card.slice(1))
      .sort(),
    attack,
  };
}

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && [...a].sort().every((card, n) => card === [...b].sort()[n]);

/** The answer that is made of these cards, if it may be given. */
export function optionOf(options: readonly string[], { own, team, attack }: Move): string | undefined {
  return options.find((option) => {
    const move = readMove(option);
    return move && move.attack === attack && same(move.own, own) && same(move.team, team);
  });
}

export interface Reach {
  /** How many dice are rolled, and what the cards are worth. */
  dice: number;
  cards: number;
  /** Squares at least and at most, when the road has had its say. */
  least: number;
  most: number;
  /** Whether it may lead to a natural seven. */
  seven: boolean;
}

/** How far this would take a rider from a square with this number. */
export function reachOf(move: Move, grade: number, oneDie = false): Reach {
  const played = [...move.own, ...move.team].map(valueOf);
  const cards = played.reduce((sum, value) => sum + value, 0);
  const dice = Math.max(0, (oneDie ? 1 : 2) - played.length);
  const squares = (roll: number) => Math.max(1, cards + roll + grade);
  return { dice, cards, least: squares(dice), most: squares(6 * dice), seven: dice > 0 && dice + played.length === 2 };
}

/** The answer that is sure to lead furthest: two cards where there are two, without an attack. */
export function surest(options: readonly string[]): string | undefined {
  const sure = (option: string): number => {
    const move = readMove(option);
    return move && !move.attack ? reachOf(move, 0).least : 0;
  };
  return options.toSorted((a, b) => sure(b) - sure(a))[0];
}

/** How far an answer would take this rider from a square with this number; nothing if it would not move. */
export function reachOfOption(
  option: string,
  rider: Pick<HomasRider, 'fitness' | 'one_die'>,
  grade: number,
): Pick<Reach, 'least' | 'most'> | undefined {
  const move = readMove(option);
  if (move) return reachOf(move, grade, rider.one_die);
  if (option !== FITNESS || !rider.fitness) return undefined;
  const value = fitnessValue(rider.fitness);
  if (value === undefined) return reachOf({ own: [], team: [], attack: true }, grade);
  const squares = Math.max(1, value + grade);
  return { least: squares, most: squares };
}

const PICTURES: Readonly<Record<string, number>> = { J: 11, Q: 12, K: 13 };

/** What a fitness card is worth; an ace is rolled for. */
export const fitnessValue = (card: string): number | undefined =>
  PICTURES[card] ?? (card === 'A' ? undefined : Number(card));
/** Those with a star must be played as an attack. */
export const mustAttack = (card: string): boolean => ['J', 'Q', 'K', 'A'].includes(card);
