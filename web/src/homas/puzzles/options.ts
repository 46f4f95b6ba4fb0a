/** The answers to a puzzle's question, as the dock shows them: each with its riders, its cards, and words. */
import type { HomasMove, HomasQuestion, HomasRider, HomasRoad } from '@/net/protocol';
import { listed, t } from '@/words/index.svelte';
import { leadLabel } from '../dock/outlook';
import { roleOf } from '../draw/riders/roles';
import { cardWord } from '../race/company';
import { toGo } from '../race/scene';

export interface PuzzleOption {
  readonly answer: string;
  readonly label: string;
  /** Where it leads. */
  readonly about: string;
  readonly riders: readonly string[];
  readonly own: readonly string[];
  readonly team: readonly string[];
  /** The least and the most squares, if dice or cards are played. */
  readonly least: number;
  readonly most: number;
}

const NOTHING = { about: '', riders: [], own: [], team: [], least: 0, most: 0 };

function ofMove(move: HomasMove, rider: HomasRider): PuzzleOption {
  const { answer, own = [], team = [], least = 0, most = 0 } = move;
  const about = most ? t('homas-puzzles-reach', { least, squares: most, sure: least === most ? 'yes' : 'no' }) : '';
  return { ...NOTHING, answer, label: leadLabel(move, rider), about, own, team, least, most };
}

/** The answers to a question of a kind that makes puzzles. */
export function optionsOf(question: HomasQuestion, road: HomasRoad, riders: readonly HomasRider[]): PuzzleOption[] {
  const { asked, asks } = question;
  const landing = (square: number, squares: number): string =>
    t('homas-follow-about', { left: toGo(road, square), squares });
  switch (asked?.what) {
    case 'move':
    case 'sprint': {
      const rider = riders.find(({ name }) => name === question.rider)!;
      return asked.answers.map((move) => ofMove(move, rider));
    }
    case 'wheel':
      return asked.answers.map(({ answer, rider = '', square = 0, squares = 0 }) =>
        rider
          ? {
              ...NOTHING,
              answer,
              label: t(`homas-${asks}-rider`, { rider, role: t(`homas-role-${roleOf(rider)}`) }),
              about: squares ? landing(square, squares) : '',
              riders: [rider],
            }
          : { ...NOTHING, answer, label: t(`homas-${asks}-none`) },
      );
    case 'counter':
      return asked.answers.map(({ answer, spent }) => ({
        ...NOTHING,
        answer,
        label: Object.keys(spent).length
          ? listed(
              Object.entries(spent).map(([rider, card]) => t('homas-counter-card', { rider, card: cardWord(card) })),
            )
          : t('homas-go-counter-none'),
        riders: Object.keys(spent),
        own: Object.values(spent),
      }));
    default:
      return (question.options ?? []).map((answer) => ({ ...NOTHING, answer, label: answer }));
  }
}
