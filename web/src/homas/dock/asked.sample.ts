/** Questions for tests: the server's facts about these options, as far as the pages use them. */
import type { HomasCard, HomasHeld, HomasMove, HomasQuestion } from '@/net/protocol';
import { at, VIEW } from '../race/sample';

type Asked = NonNullable<HomasQuestion['asked']>;
type Kind = (options: readonly string[], more: Partial<HomasQuestion>) => Asked;

const kindIn = (kind: string): string => kind.split('-')[0]!;
const landing = (more: Partial<HomasQuestion>, rider: string) =>
  more.lands?.[rider] ? { square: at(more.lands[rider]), squares: 3 } : {};

/** A move in the notation of records. */
export function moveFrom(answer: string, dice = 2): HomasMove {
  if (['fitness', 'relay', 'rest'].includes(answer)) return { answer, does: answer };
  const attack = answer.startsWith('attack-');
  const cards = answer === 'roll' ? [] : answer.replace('attack-', '').split('+');
  const [own, team] = [false, true].map((help) =>
    cards.filter((card) => card.startsWith('t') === help).map((card) => card.replace('t', '')),
  ) as [string[], string[]];
  const [worth, left] = [
    cards.reduce((sum, card) => sum + parseInt(card.replace('t', ''), 10), 0),
    dice - cards.length,
  ];
  return {
    answer,
    own,
    team,
    attack,
    dice: left,
    cards: worth,
    least: worth + left,
    most: worth + 6 * left,
    seven: dice === 2 && left > 0,
  };
}

const HAND: readonly HomasHeld[] = [
  ...VIEW.riders[0]!.cards!.map((card) => ({ card })),
  { card: '6h', team: true },
  { card: '6h', team: true },
  { card: '5k', team: true },
];

const cards: Kind = (options) => ({
  what: 'card',
  answers: options.map((answer): HomasCard => {
    const team = answer.startsWith('t');
    return answer === 'wait' ? { answer } : { answer, card: answer.replace('t', ''), team };
  }),
});
const ends: Kind = (options, { useful = [] }) => ({
  what: 'end',
  answers: options
    .filter((name) => name !== 'table')
    .map((answer) => ({ answer, square: at(answer), squares: 2, useful: useful.includes(answer) })),
  ...(options.includes('table') ? { odds: { helped: 42, nothing: 25, slowed: 17, lost: 17 } } : {}),
});
const fates: Kind = (options) => ({
  what: 'fate',
  answers: options.map((answer) => {
    const [does = '', part] = answer.split('-');
    return { answer, does, part: Number(part ?? 7), squares: Number(part ?? 7) };
  }),
  ...(options.includes('table') ? { odds: { helped: 42, nothing: 25, slowed: 17, lost: 17 } } : {}),
});
const wheels: Kind = (options, more) => ({
  what: 'wheel',
  answers: options.map((answer) =>
    answer === 'none' ? { answer } : { answer, rider: answer, ...landing(more, answer) },
  ),
});
const moves: Kind = (options) => ({ what: 'move', hand: HAND, answers: options.map((answer) => moveFrom(answer)) });
const sprint: Kind = (options) => ({
  what: 'sprint',
  hand: HAND.slice(0, 1),
  answers: options.map((answer) => moveFrom(answer, 1)),
  before: ['21'],
  needs: 3,
});

const KINDS: Readonly<Record<string, Kind>> = {
  lead: moves,
  take: moves,
  sprint,
  rush: sprint,
  to: ends,
  then: ends,
  follow: wheels,
  relay: wheels,
  seven: fates,
  chance: fates,
  wait: cards,
  discard: cards,
  recover: cards,
  keep: cards,
  counter(options, more) {
    const answers = options.map((answer) => ({
      answer,
      spent: Object.fromEntries(answer === 'none' ? [] : answer.split(',').map((part) => part.split('-'))),
    }));
    const names = [...new Set(answers.flatMap(({ spent }) => Object.keys(spent)))];
    const riders = names.map((rider) => ({
      rider,
      cards: [...new Set(answers.flatMap(({ spent }) => spent[rider] ?? []))],
      square: -1,
      squares: 0,
      ...landing(more, rider),
    }));
    return { what: 'counter', answers, riders };
  },
  energy: (options) => ({
    what: 'energy',
    answers: options.map((answer) => ({
      answer,
      hands: answer.split('-').map((hand) => (hand === '0' ? [] : hand.split(','))),
    })),
  }),
  lineup: (options) => ({
    what: 'lineup',
    answers: options.map((answer) => ({
      answer,
      letter: answer[0]!,
      riders: [...answer.slice(1)].map((role) => `1${role}`),
    })),
    board: { a: ['0.1', '-2.2', '-4.3', '-1.4'], c: ['-2.1', '-4.2', '-1.3', '-3.4'] },
  }),
  place: (options) => ({
    what: 'place',
    answers: options.map((answer) => {
      const [rider = '', square = ''] = answer.split(',');
      return { answer, rider, square };
    }),
  }),
  retreat: (options) => ({
    what: 'retreat',
    answers: options.map((answer) => ({ answer, riders: answer === 'none' ? [] : answer.split(',') })),
  }),
};

/** The question of this kind with these options, asked of white's leader. */
export function questionOf(kind: string, options: readonly string[], more: Partial<HomasQuestion> = {}): HomasQuestion {
  const asks = kindIn(kind);
  const asked = KINDS[asks]?.(options, more);
  return {
    game: 'homas',
    id: `1/move/white/11/${kind}`,
    seat: 'white',
    rider: '11',
    kind,
    asks,
    options,
    ...(asked ? { asked } : {}),
    ...more,
  };
}
