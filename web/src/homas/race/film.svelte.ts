/** Shows a race of Homas Tour Pro step by step. */
import type { HomasEvent, HomasRoad, HomasView } from '@/net/protocol';
import { motion, prefs } from '@/device/prefs.svelte';
import { ease, Projector } from '@/frame/race/projector.svelte';
import type { Going } from '../road/layout';
import { NOWHERE, scenesOf } from './scene';
import { stepAt, type Step } from './steps';
import { wayOf } from './ways';

export class Film extends Projector<HomasView, Going, Step, HomasEvent> {
  readonly scene = $derived.by<HomasView>(() => this.scenes[this.at]!);
  /** The event that is being shown, or was the last. */
  readonly event = $derived.by<HomasEvent | undefined>(() => this.events[(this.step?.to ?? this.at) - 1]);

  /** The team of the person at the screen, if it is one. */
  own = '';

  constructor(
    readonly road: HomasRoad,
    first: HomasView,
  ) {
    super();
    this.scenes = [first];
  }

  protected override unroll(events: readonly HomasEvent[], known: readonly HomasView[]): readonly HomasView[] {
    return scenesOf(events, known);
  }

  protected override begin(from: number): Step {
    const { own, road } = this;
    return stepAt(this.events, this.scenes, from, { still: motion.still, own, trial: road.trial, speed: prefs.speed });
  }

  protected override between(step: Step, t: number): Record<string, Going> {
    const after = this.scenes[step.to]!.riders;
    const told = step.to === step.from + 1 ? this.events[step.from] : undefined;
    const moving: Record<string, Going> = {};
    this.scenes[step.from]!.riders.forEach(({ name, square }, n) => {
      const to = after[n]!.square;
      if (square === to || to === NOWHERE) return;
      if (square === NOWHERE) moving[name] = { way: [to], done: 1, opacity: t };
      else if (motion.still) moving[name] = { way: [t < 0.5 ? square : to], done: 1, opacity: Math.abs(2 * t - 1) };
      else moving[name] = { way: wayOf(this.road, told, name, square, to), done: ease(t) };
    });
    return moving;
  }
}
