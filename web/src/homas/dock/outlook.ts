/** The consequences of an answer, in sentences. */
import type { HomasMove, HomasRider, HomasSquare } from '@/net/protocol';
import { listed, t } from '@/words/index.svelte';
import type { Sentence } from '@/frame/race/telling';
import { valueOf } from './asked';

const cardsOf = ({ own = [], team = [] }: HomasMove): readonly string[] => [...own, ...team];

/** The word on the button. */
export function leadLabel(move: HomasMove | undefined, { fitness = '' }: HomasRider): string {
  if (!move) return t('homas-go-cards');
  const { does = 'ride', attack, dice = 0 } = move;
  if (does !== 'ride') return t(`homas-go-${does}`, { card: fitness });
  const cards = cardsOf(move);
  return t(attack ? 'homas-go-attack' : cards.length ? 'homas-go-play' : 'homas-go-roll', {
    cards: listed(cards.map((card) => `+${valueOf(card)}`)),
    dice,
  });
}

/** The riders who may come along; on exposed squares nobody can. */
const along = (attack: boolean, exposed: boolean): Sentence => ({
  id: exposed ? 'homas-say-hell' : attack ? 'homas-say-attack' : 'homas-say-followed',
  args: {},
});

/** How far this takes the rider, which riders may come along, and what may go wrong. */
export function leadSentences(
  move: HomasMove | undefined,
  square: HomasSquare | undefined,
  { bare, exposed }: { bare: boolean; exposed: boolean },
): Sentence[] {
  const { grade = 0, road = 'flat' } = square ?? {};
  if (!move) return [{ id: bare ? 'homas-say-attack-needs' : 'homas-say-not-together', args: {} }];
  const { does = 'ride', attack = false, dice = 0, cards = 0, least = 0, most = 0, seven } = move;
  if (does === 'fitness') {
    const far: Sentence = dice
      ? { id: 'homas-say-ace', args: {} }
      : { id: 'homas-say-fitness', args: { squares: most, value: cards, grade } };
    return [far, along(attack, exposed)];
  }
  if (does !== 'ride') return [{ id: `homas-say-${does}`, args: {} }];
  return [
    {
      id: least === most ? 'homas-say-exact' : 'homas-say-reach',
      args: { dice, cards, least, most, grade: Math.abs(grade), road },
    },
    ...(attack || exposed ? [along(attack, exposed)] : []),
    ...(seven ? [{ id: 'homas-say-seven', args: {} }] : []),
  ];
}
