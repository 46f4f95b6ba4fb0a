/** Answers of a recorded race in words. */
import type { GradedRow } from '@/net/bodies';
import type { FlammeRoad } from '@/net/protocol';
import { listed, t } from '@/words/index.svelte';
import { cardWord } from '../draw/cards/words';
import { specialistName } from '../draw/cards/specialistWords';
import { toGo } from '../dock/ways';

const typeWord = (type: string): string => t(type === 'R' ? 'rouleur' : 'sprinteur');
const cards = (answer: string): string =>
  answer === 'none' ? t('replay-answer-none') : listed(answer.split(',').map(cardWord));

const WORDS: Readonly<Record<string, (answer: string, road: FlammeRoad) => string>> = {
  first: typeWord,
  rider: typeWord,
  pick: specialistName,
  place: (answer, road) =>
    t('replay-answer-place', { rider: typeWord(answer.charAt(0)), left: toGo(road, Number(answer.slice(1))) }),
  recover: (answer) => t(`replay-answer-${answer}`),
  refresh: cards,
};

/** What was asked is a kind, with a number where it is asked twice. */
export const answerWord = ({ kind }: Pick<GradedRow, 'kind'>, answer: string, road: FlammeRoad): string =>
  (WORDS[kind.replace(/\d$/, '')] ?? cards)(answer, road);
