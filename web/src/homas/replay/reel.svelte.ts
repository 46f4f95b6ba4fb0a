/** A recorded race of Homas Tour Pro. */
import type { Replay } from '../../net/bodies';
import type { HomasRider, HomasRoad, HomasView } from '../../net/protocol';
import { tell } from '../../race/telling';
import { Timeline } from '../../replay/timeline';
import { seatsOf, Winding } from '../../replay/winding.svelte';
import { HomasCompany, teamOf } from '../company';
import { HomasFilm } from '../film.svelte';
import { linesOver } from '../lines';
import { ranked } from '../scene';
import { stepsOf } from '../steps';
import { stretchesOf } from '../timeline';

export type HomasReplay = Replay & { road: HomasRoad; start: HomasView };

export const isHomas = (replay: Replay): replay is HomasReplay => replay.road.game === 'homas';

export class HomasReel extends Winding<HomasView, HomasFilm> {
  declare readonly replay: HomasReplay;
  readonly told = $derived.by(() => tell(this.replay.events, teamOf));
  protected override readonly moves = $derived.by(() => [0, ...stepsOf(this.replay.events, this.film.scenes).filter((step) => step.kind !== 'quiet').map((step) => step.to)]);
  override readonly lines = $derived.by(() => linesOver(this.laps, this.replay.road));
  override readonly leaders = $derived.by(() => this.laps.slice(1).map((scene) => ranked(scene)[0]!.team));

  constructor(replay: HomasReplay, names: readonly string[]) {
    const timeline = new Timeline(replay.events, replay.moments, stretchesOf);
    super(replay, new HomasFilm(replay.road, replay.start), timeline, new HomasCompany(seatsOf(replay.seats, names), null));
  }

  get road(): HomasRoad {
    return this.replay.road;
  }

  /** A record hides nothing. */
  rider(name: string): HomasRider {
    return this.film.scene.riders.find((rider) => rider.name === name)!;
  }

  thinking(): boolean {
    return false;
  }
}
