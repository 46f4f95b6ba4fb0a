/** Shows a race of Homas Tour Pro step by step. */
import type { HomasEvent, HomasRoad, HomasView } from '@/net/protocol';
import { motion, prefs } from '@/device/prefs.svelte';
import { ease, Projector } from '@/frame/race/projector.svelte';
import type { Going } from '../../road/layout';
import { NOWHERE, scenesOf } from '../scene';
import { dashedTo, held, pictured } from './dashes';
import { stepAt, type Step } from './steps';
import { wayBetween, wayOf } from './ways';

export class Film extends Projector<HomasView, Going, Step, HomasEvent> {
  readonly scene = $derived.by<HomasView>(() => this.scenes[this.at]!);
  /** The event that is being shown, or was the last. */
  readonly event = $derived.by<HomasEvent | undefined>(() => this.events[(this.step?.to ?? this.at) - 1]);

  /** Everybody's current place: as the scene has it, and in a sprint for the line as far as riders have come. */
  readonly pictured = $derived.by<HomasView>(() => pictured(this.scene, this.#dashes));
  readonly #dashes = $derived.by(() => dashedTo(this.events.slice(0, this.at)));
  /** The squares that the camera holds during such a sprint. */
  readonly held = $derived.by<readonly number[]>(() =>
    held(this.road, this.scene.phase, dashedTo(this.events.slice(0, this.telling))),
  );

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
    if (told?.code === 'sprinted') return this.#dash(told, t);
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

  /** A rider sprints: straight on, as far as its score. */
  #dash({ args, shown }: HomasEvent, t: number): Record<string, Going> {
    const { name, square: from } = this.scene.riders.find((rider) => rider.name === args.rider)!;
    const to = shown?.square ?? from;
    return { [name]: { way: motion.still ? [to] : wayBetween(this.road, from, to), done: ease(t) } };
  }
}
