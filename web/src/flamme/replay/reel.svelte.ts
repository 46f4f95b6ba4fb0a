/** A recorded race of Flamme Rouge. */
import { linesOf } from '../end/finish';
import type { GradedRow, MomentRow, Replay } from '@/net/bodies';
import type { FlammeEvent, FlammeView, FlammeRoad } from '@/net/protocol';
import { Film } from '../race/film.svelte';
import { atStart, ranked, type Scene } from '../race/scene';
import { stepsOf } from '../race/steps';
import { Timeline } from '@/replay/timeline';
import { seatsOf, Recording } from '@/replay/recording.svelte';
import { wornBy } from '@/tour/jerseys';
import { PHASES, stretchesOf } from './stretches';
import { FlammeCompany } from '../race/company';
import { youIn } from '@/table/company';
import { answerWord } from './answers';
import { FORKING } from './forking';
import { handsOf } from './hands';
import { TELLING } from '../race/telling';

export type FlammeReplay = Replay & { road: FlammeRoad; start: FlammeView; events: readonly FlammeEvent[] };

export const isFlamme = (replay: Replay): replay is FlammeReplay => replay.road.game === 'flamme';

export class Reel extends Recording<Scene, Film> {
  declare readonly replay: FlammeReplay;
  override readonly types = ['rouleur', 'sprinteur'];
  override readonly phases = PHASES.length;
  override readonly forking = FORKING;
  protected override readonly telling = TELLING;
  protected override readonly moves = $derived.by(() => {
    const steps = stepsOf(this.replay.events, this.film.scenes).filter((step) => step.kind !== 'quiet');
    return [0, ...steps.map((step) => step.to)];
  });
  override readonly lines = $derived.by(() => linesOf(this.laps, this.replay.road));
  override readonly leaders = $derived.by(() =>
    this.laps.slice(1).map((scene) => ranked(scene.riders, scene.rules)[0]!.team),
  );

  constructor(replay: FlammeReplay, names: readonly string[]) {
    const film = new Film(atStart(replay.start, wornBy(replay.jerseys)), replay.rules, replay.road.line);
    const timeline = new Timeline(replay.events, replay.moments, stretchesOf);
    const seats = seatsOf(replay.seats, names);
    super(replay, film, timeline, new FlammeCompany(seats, youIn(seats)));
  }

  /** The hand that was drawn first, of the seat we look with. */
  override heldAt(moment: MomentRow): string {
    const end = this.replay.moments.find(({ entries }) => entries > moment.entries)?.events ?? Infinity;
    const [hand] = this.seen ? handsOf(this.replay.events, end, this.seen) : [];
    return hand ? ` hand=${hand.rider}:${hand.cards.join(',')}` : '';
  }

  override answerWord(decision: GradedRow, answer: string): string {
    return answerWord(decision, answer, this.replay.road);
  }
}
