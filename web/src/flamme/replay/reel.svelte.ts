/** A recorded race of Flamme Rouge. */
import type { MistakeKind } from '@/palmares/studied';
import type { ReplayProps } from '@/table/game';
import { toGo } from '../road/graph';
import { specialistName, cardWord } from '../draw/cards/words';
import { listed, t } from '@/words/index.svelte';
import type { FlammeEvent, FlammeRoad, FlammeView } from '@/net/protocol';
import type { DrawnRow, GradedRow, MomentRow, Replay } from '@/net/bodies';
import type { ForkChoice } from '@/replay/fork';
import { linesOf } from '../end/finish';
import { Film } from '../race/film.svelte';
import { atStart, ranked, type Scene } from '../race/scene';
import { stepsOf } from '../race/steps';
import { Timeline } from '@/replay/timeline';
import { Recording, reelHere as anyReelHere, seatsOf } from '@/replay/recording.svelte';
import { wornBy } from '@/tour/jerseys';
import { PHASES, stretchesOf } from './stretches';
import { FlammeCompany } from '../race/company';
import { youIn } from '@/table/company';
import { tellingOf } from '../race/telling';

export interface Hand {
  rider: string;
  cards: readonly string[];
  /** Not yet: null. */
  chosen: string | null;
}

/** In these phases hands are drawn; they are looked at until the next ones. */
const DRAWING = ['energy', 'declare', 'breakaway'];
const CHOOSING = ['played', 'bid', 'declared'];

const drawing = (event: FlammeEvent): boolean => event.code === 'phase' && DRAWING.includes(event.args.phase);

/** The hands of this seat that were last drawn before this moment, in order. */
export function handsOf(events: readonly FlammeEvent[], at: number, seat: string): Hand[] {
  const shown = events.slice(0, at);
  const own = shown.slice(shown.findLastIndex(drawing) + 1).filter((event) => event.to === seat);
  const hands: Hand[] = [];
  for (const { code, args } of own) {
    const { rider = '' } = args;
    if (code === 'drew') hands.push({ rider, cards: args.hand, chosen: null });
    else if (CHOOSING.includes(code)) choose(hands, rider, args.card ?? '');
  }
  return hands;
}

/** A card may be played that was never in a hand: the last resort, or one named at a real table. */
function choose(hands: Hand[], rider: string, chosen: string): void {
  const n = hands.findIndex((hand) => hand.rider === rider && hand.chosen === null);
  if (n < 0) hands.push({ rider, cards: [chosen], chosen });
  else hands[n] = { ...hands[n]!, chosen };
}

export type FlammeReplay = Replay & { road: FlammeRoad; start: FlammeView; events: readonly FlammeEvent[] };

export const FORKING: ForkChoice = {
  phases: ['draft', 'weather', 'placement', 'breakaway', 'energy', 'declare', 'refresh'],
  choices: ['draft', 'weather', 'placement', 'breakaway', 'cards', 'refresh'],
  at: 'replay-fork-at',
  next: 'replay-fork-next',
};

const typeWord = (type: string): string => t(type === 'R' ? 'rouleur' : 'sprinteur');
const cards = (answer: string): string =>
  answer === 'none' ? t('replay-answer-none') : listed(answer.split(',').map(cardWord));

const WORDS: Readonly<Record<string, (answer: string, road: FlammeRoad) => string>> = {
  first: (answer) => t('replay-answer-first', { rider: typeWord(answer) }),
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

/** What the road said about the card that was played, and about the better one. */
const ABOUT: Readonly<Record<string, MistakeKind>> = {
  'study-card-cut': 'climbs',
  'study-card-blocked': 'blocked',
  'study-card-wind': 'wind',
  'study-card-alone': 'wind',
  'study-card-line': 'sprint',
};

/** A card was wrong because of the road that it led to; otherwise it was needed later. */
export function mistakeIn({ kind, phase, said }: Pick<GradedRow, 'kind' | 'phase' | 'said'>): MistakeKind {
  if (kind !== 'card' || phase === 'breakaway') return 'other';
  const [better, played] = said.map(({ id }) => ABOUT[id]);
  return better === 'sprint' ? better : (played ?? 'reserve');
}

export class Reel extends Recording<Scene, Film> {
  declare readonly replay: FlammeReplay;
  override readonly types = ['rouleur', 'sprinteur'];
  override readonly phases = PHASES.length;
  override readonly forking = FORKING;
  protected override readonly telling = $derived.by(() => tellingOf(this.replay.start.riders));
  protected override readonly moves = $derived.by(() => {
    const steps = stepsOf(this.replay.events, this.film.scenes).filter((step) => step.kind !== 'quiet');
    return [0, ...steps.map((step) => step.to)];
  });
  override readonly lines = $derived.by(() => linesOf(this.laps, this.replay.road));
  override readonly leaders = $derived.by(() =>
    this.laps.slice(1).map((scene) => ranked(scene.riders, scene.rules)[0]!.team),
  );

  constructor(source: ReplayProps) {
    const replay = source.replay as FlammeReplay;
    const film = new Film(atStart(replay.start, wornBy(replay.jerseys)), replay.rules, replay.road.line);
    const timeline = new Timeline(replay.events, replay.moments, stretchesOf);
    const seats = seatsOf(replay.seats, source.names);
    super(source, film, timeline, new FlammeCompany(seats, youIn(seats), replay.start.riders));
  }

  /** The first hand of the viewer's seat. */
  override heldAt(moment: MomentRow): string {
    const end = this.replay.moments.find(({ entries }) => entries > moment.entries)?.events ?? Infinity;
    const [hand] = this.seen ? handsOf(this.replay.events, end, this.seen) : [];
    return hand ? ` hand=${hand.rider}:${hand.cards.join(',')}` : '';
  }

  override answerWord(decision: GradedRow, answer: string): string {
    return answerWord(decision, answer, this.replay.road);
  }

  override drawWord({ kind, result }: DrawnRow): string {
    return ['draw', 'deck'].includes(kind) ? cards(result) : result;
  }

  override riderWord({ rider }: Pick<GradedRow, 'rider'>): string {
    return rider && typeWord(rider);
  }

  override mistakeIn(decision: GradedRow): MistakeKind {
    return mistakeIn(decision);
  }
}

/** The recording at hand. */
export const reelHere = anyReelHere as () => Reel;
