/** Answers of a recorded race in words. */
import type { GradedRow } from '@/net/bodies';
import { listed, t } from '@/words/index.svelte';
import { cardWord } from '../draw/cards/words';
import { specialistName } from '../draw/cards/specialistWords';

const typeWord = (type: string): string => t(type === 'R' ? 'rouleur' : 'sprinteur');
const cards = (answer: string): string =>
  answer === 'none' ? t('replay-answer-none') : listed(answer.split(',').map(cardWord));

const WORDS: Readonly<Record<string, (answer: string) => string>> = {
  first: typeWord,
  rider: typeWord,
  pick: specialistName,
  place: (answer) => t('replay-answer-place', { rider: typeWord(answer.charAt(0)), square: answer.slice(1) }),
  recover: (answer) => t(`replay-answer-${answer}`),
  refresh: cards,
};

/** What was asked is a kind, with a number where it is asked twice. */
export const answerWord = ({ kind }: GradedRow, answer: string): string =>
  (WORDS[kind.replace(/\d$/, '')] ?? cards)(answer);
