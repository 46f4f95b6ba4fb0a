/** Answers of a recorded race in words. */
import type { GradedRow } from '@/net/bodies';
import { t } from '@/words/index.svelte';

const PLAIN = new Set(['roll', 'relay', 'rest', 'fitness', 'none', 'wait', 'table']);
const ATTACK = 'attack-';

function plainWord(answer: string): string {
  if (PLAIN.has(answer)) return t(`homas-answer-${answer}`);
  return answer.startsWith(ATTACK) ? t('homas-answer-attack', { cards: answer.slice(ATTACK.length) }) : answer;
}

/** Riders, cards and squares are written as in the record. */
export const answerWord = ({ rider }: GradedRow, answer: string): string =>
  rider ? t('homas-answer-of', { rider, answer: plainWord(answer) }) : plainWord(answer);
