/** A recorded race of Homas Tour Pro. */
import type { GradedRow, MomentRow, Replay } from '@/net/bodies';
import type { HomasEvent, HomasRoad, HomasView } from '@/net/protocol';
import { Timeline } from '@/replay/timeline';
import { seatsOf, Recording } from '@/replay/recording.svelte';
import { HomasCompany } from '../race/company';
import { Film } from '../race/film.svelte';
import { linesOver } from '../race/lines';
import { ranked } from '../race/scene';
import { stepsOf } from '../race/steps';
import { stretchesOf } from './stretches';
import type { Args } from '@/words/index.svelte';
import { answerWord } from './answers';
import { moverAt } from './mover';
import { FORKING } from './forking';
import { TELLING } from '../race/telling';

export type HomasReplay = Replay & { road: HomasRoad; start: HomasView; events: readonly HomasEvent[] };

export const isHomas = (replay: Replay): replay is HomasReplay => replay.road.game === 'homas';

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

  constructor(replay: HomasReplay, names: readonly string[]) {
    const timeline = new Timeline(replay.events, replay.moments, stretchesOf);
    super(replay, new Film(replay.road, replay.start), timeline, new HomasCompany(seatsOf(replay.seats, names), null));
  }

  /** Who moves is known by where everybody stands: the same rider as in the record. */
  override forkArgs(moment: MomentRow): Args {
    const mover = moverAt(this.replay, moment);
    return { ...super.forkArgs(moment), rider: mover && this.company.rider(mover), known: mover ? 'yes' : 'no' };
  }

  override answerWord(decision: GradedRow, answer: string): string {
    return answerWord(decision, answer);
  }

  get road(): HomasRoad {
    return this.replay.road;
  }
}
