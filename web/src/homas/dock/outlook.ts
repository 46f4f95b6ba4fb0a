/** What an answer would lead to, in sentences. */
import type { HomasRider, HomasSquare } from '@/net/protocol';
import { listed, t } from '@/words/index.svelte';
import { fitnessValue, mustAttack, reachOf, readMove } from './options';
import type { Sentence } from '@/frame/dock/sentences';

const cardsIn = (cards: readonly string[]): string => listed(cards.map((card) => `+${card[0]}`));

/** The word on the button. */
export function leadLabel(option: string | undefined, rider: HomasRider): string {
  if (option === undefined) return t('homas-go-cards');
  const move = readMove(option);
  if (!move) return t(`homas-go-${option}`, { card: rider.fitness ?? '' });
  const { dice } = reachOf(move, 0, rider.one_die);
  const cards = [...move.own, ...move.team];
  return t(move.attack ? 'homas-go-attack' : cards.length ? 'homas-go-play' : 'homas-go-roll', {
    cards: cardsIn(cards),
    dice,
  });
}

/** Who may come along; on the cobbles of the hell of the north nobody can. */
const along = (attack: boolean, hell: boolean): Sentence => ({
  id: hell ? 'homas-say-hell' : attack ? 'homas-say-attack' : 'homas-say-followed',
  args: {},
});

function fitnessSentences(card: string, grade: number, hell: boolean): Sentence[] {
  const value = fitnessValue(card);
  const far: Sentence =
    value === undefined
      ? { id: 'homas-say-ace', args: {} }
      : { id: 'homas-say-fitness', args: { squares: Math.max(1, value + grade), value, grade } };
  return [far, along(mustAttack(card), hell)];
}

/** How far this takes the rider, which riders may come along, and what may go wrong. */
export function leadSentences(
  option: string | undefined,
  rider: HomasRider,
  square: HomasSquare | undefined,
  { bare, hell }: { bare: boolean; hell: boolean },
): Sentence[] {
  const grade = square?.grade ?? 0;
  if (option === undefined) return [{ id: bare ? 'homas-say-attack-needs' : 'homas-say-not-together', args: {} }];
  if (option === 'fitness') return fitnessSentences(rider.fitness ?? '', grade, hell);
  const move = readMove(option);
  if (!move) return [{ id: `homas-say-${option}`, args: {} }];
  const { dice, cards, least, most, seven } = reachOf(move, grade, rider.one_die);
  const said: Sentence[] = [
    {
      id: least === most ? 'homas-say-exact' : 'homas-say-reach',
      args: { dice, cards, least, most, grade: Math.abs(grade), road: square?.road ?? 'flat' },
    },
  ];
  if (move.attack || hell) said.push(along(move.attack, hell));
  if (seven) said.push({ id: 'homas-say-seven', args: {} });
  return said;
}
