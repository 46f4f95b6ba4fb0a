/** A recorded race of Homas Tour Pro. */
import type { ReplayProps } from '@/table/game';
import { t, type Args } from '@/words/index.svelte';
import type { DrawnRow, GradedRow, MomentRow, Replay } from '@/net/bodies';
import { startsOf, type PhaseStretch, Timeline } from '@/replay/timeline';
import type { HomasEvent, HomasRoad, HomasView } from '@/net/protocol';
import type { ForkChoice } from '@/replay/fork';
import { Recording, reelHere as anyReelHere, seatsOf } from '@/replay/recording.svelte';
import { HomasCompany } from '../race/company';
import { Film } from '../race/film/film.svelte';
import { linesOver } from '../race/lines';
import { ranked } from '../race/scene';
import { stepsOf } from '../race/film/steps';
import { section, TELLING } from '../race/telling';

export type HomasReplay = Replay & { road: HomasRoad; start: HomasView; events: readonly HomasEvent[] };

export const FORKING: ForkChoice = {
  phases: ['energy', 'fitness', 'lineup', 'move', 'rush', 'sprint', 'retreat'],
  choices: ['weather'],
  at: 'homas-fork-at',
  next: 'homas-fork-next',
};

/** Where the moves of a turn end on its piece of the axis. */
const MOVES = 0.85;

/** Rushes, sprints and falling back are the end of a turn. */
const partOf = (phase: string): string => (phase === 'move' || phase === 'over' ? 'move' : 'end');

export function stretchesOf(events: readonly HomasEvent[], moments: readonly MomentRow[]): PhaseStretch[] {
  const starts = startsOf(events, moments);
  const pieces: { round: number; phase: string; from: number; to: number }[] = [];
  moments.forEach(({ round, phase }, n) => {
    const [from, to] = [n ? starts[n]! : 0, starts[n + 1] ?? events.length];
    const part = round ? partOf(phase) : phase;
    const last = pieces.at(-1);
    if (last?.round === round && last.phase === part) last.to = to;
    else pieces.push({ round, phase: part, from, to });
  });
  const before = pieces.filter((piece) => !piece.round).length;
  return pieces.map((piece, n) => {
    if (!piece.round) return { ...piece, start: n / before - 1, end: (n + 1) / before - 1 };
    const [start, end] = piece.phase === 'move' ? [0, MOVES] : [MOVES, 1];
    return { ...piece, start: piece.round - 1 + start, end: piece.round - 1 + end };
  });
}

/** The rider that the phase which begins here is about; none where the record ends before that is told. */
export function moverAt({ events, moments }: Pick<Replay, 'events' | 'moments'>, moment: MomentRow): string {
  const end = moments.find((each) => each.events > moment.events)?.events;
  return (
    events.slice(moment.events, end).flatMap(({ args }) => (typeof args.rider === 'string' ? [args.rider] : []))[0] ??
    ''
  );
}

const PLAIN = new Set(['roll', 'relay', 'rest', 'fitness', 'none', 'wait', 'table']);
const ATTACK = 'attack-';

function plainWord(answer: string): string {
  if (PLAIN.has(answer)) return t(`homas-answer-${answer}`);
  return answer.startsWith(ATTACK) ? t('homas-answer-attack', { cards: answer.slice(ATTACK.length) }) : answer;
}

/** Riders, cards and squares are written as in the record. */
export const answerWord = ({ rider }: Pick<GradedRow, 'rider'>, answer: string): string =>
  rider ? t('homas-answer-of', { rider, answer: plainWord(answer) }) : plainWord(answer);

export class Reel extends Recording<HomasView, Film> {
  declare readonly replay: HomasReplay;
  override readonly types = [];
  override readonly phases = 1;
  override readonly forking = FORKING;
  protected override readonly telling = TELLING;
  protected override readonly moves = $derived.by(() => [
    0,
    ...stepsOf(this.replay.events, this.film.scenes)
      .filter((step) => step.kind !== 'quiet')
      .map((step) => step.to),
  ]);
  override readonly lines = $derived.by(() => linesOver(this.laps, this.replay.road));
  override readonly leaders = $derived.by(() => this.laps.slice(1).map((scene) => ranked(scene)[0]!.team));

  constructor(source: ReplayProps) {
    const replay = source.replay as HomasReplay;
    const timeline = new Timeline(replay.events, replay.moments, stretchesOf);
    const company = new HomasCompany(seatsOf(replay.seats, source.names), null);
    super(source, new Film(replay.road, replay.start), timeline, company);
  }

  /** Who moves is known by where everybody stands: the same rider as in the record. */
  override forkArgs(moment: MomentRow): Args {
    const mover = moverAt(this.replay, moment);
    return { ...super.forkArgs(moment), rider: mover && this.company.rider(mover), known: mover ? 'yes' : 'no' };
  }

  override answerWord(decision: GradedRow, answer: string): string {
    return answerWord(decision, answer);
  }

  override phaseWord(phase: string): string {
    return section(phase);
  }

  override drawWord({ rider, result }: DrawnRow): string {
    return rider ? t('homas-answer-of', { rider, answer: result }) : result;
  }

  get road(): HomasRoad {
    return this.replay.road;
  }
}

/** The recording at hand. */
export const reelHere = anyReelHere as () => Reel;
