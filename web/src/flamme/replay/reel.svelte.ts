/** A recorded race of Flamme Rouge. */
import { linesOf } from '../end/finish';
import type { Replay } from '@/net/bodies';
import type { FlammeView, RoadWire } from '@/net/protocol';
import { Company } from '@/frame/race/company';
import { Film } from '../race/film.svelte';
import { atStart, ranked, type Scene } from '../race/scene';
import { stepsOf } from '../race/steps';
import { wornBy } from '@/tour/standings';
import { FORKING } from '@/replay/fork';
import { PHASES, Timeline } from '@/replay/timeline';
import { seatsOf, Winding } from '@/replay/winding.svelte';

export type FlammeReplay = Replay & { road: RoadWire; start: FlammeView };

export class Reel extends Winding<Scene, Film> {
  declare readonly replay: FlammeReplay;
  override readonly types = true;
  override readonly phases = PHASES.length;
  override readonly forking = FORKING;
  protected override readonly moves = $derived.by(() => {
    const steps = stepsOf(this.replay.events, this.film.scenes).filter((step) => step.kind !== 'quiet');
    return [0, ...steps.map((step) => step.to)];
  });
  override readonly lines = $derived.by(() => linesOf(this.laps, this.replay.road));
  override readonly leaders = $derived.by(() =>
    this.laps.slice(1).map((scene) => ranked(scene.riders, scene.rules)[0]!.team),
  );

  constructor(replay: FlammeReplay, names: readonly string[]) {
    const film = new Film(atStart(replay.start, wornBy(replay.jerseys)), replay.rules);
    super(replay, film, new Timeline(replay.events, replay.moments), new Company(seatsOf(replay.seats, names), null));
  }

  protected override teamOf(rider: string): string {
    return rider.split('.')[0]!;
  }
}
