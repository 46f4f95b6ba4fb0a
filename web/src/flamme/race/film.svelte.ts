/** Shows events step by step: every rider's current place. */
import type { FlammeEvent } from '@/net/protocol';
import { motion } from '@/device/prefs.svelte';
import type { Motion } from '../road/pose';
import { ease, Projector } from '@/frame/race/projector.svelte';
import { firstScene, scenesOf, type RiderName, type Scene } from './scene';
import { entered, stepAt, stillAt, type Step } from './steps';

/** A rider's place: on a square, between two lanes, or on its way to another square. */
export interface Shown extends Motion {
  opacity: number;
}

interface Placed {
  name: string;
  square: number;
  lane: number;
}

export class Film extends Projector<Scene, Shown, Step, FlammeEvent> {
  readonly scene = $derived.by<Scene>(() => this.#withGrid(this.scenes[this.at]!));
  /** Riders' places within an open phase: the grid fills while everybody watches. */
  grid = $state.raw<readonly Placed[]>([]);
  #riders: readonly RiderName[];
  /** The last square before the line. */
  #line: number;

  constructor(riders: readonly RiderName[], rules: readonly string[] = [], line = Infinity) {
    super();
    this.#riders = riders;
    this.#line = line;
    this.scenes = [firstScene(riders, rules)];
  }

  /** Placements that the grid has shown are not repeated. */
  override load(events: readonly FlammeEvent[]): void {
    super.load(events);
    if (this.grid.some((rider) => rider.square)) this.#passGrid();
  }

  #passGrid(): void {
    const placed = this.events.findLastIndex((event) => event.code === 'placed');
    if (placed >= this.at) {
      this.seek(placed + 1);
      this.run();
    }
  }

  /** Where this rider is drawn now. */
  place(name: string): Shown {
    const rider = this.scene.riders.find((each) => each.name === name)!;
    return this.shown[name] ?? { square: rider.square, lane: rider.lane, opacity: 1 };
  }

  protected override unroll(events: readonly FlammeEvent[], known: readonly Scene[]): readonly Scene[] {
    return scenesOf(this.#riders, events, known);
  }

  protected override begin(from: number): Step {
    return (motion.still ? stillAt : stepAt)(this.events, this.scenes, from, this.#line);
  }

  protected override between(step: Step, t: number): Record<string, Shown> {
    const [before, after] = [this.scenes[step.from]!, this.scenes[step.to]!];
    const told = this.events[step.to - 1];
    const moving: Record<string, Shown> = {};
    before.riders.forEach((start, n) => {
      const end = after.riders[n]!;
      if (start.square === end.square && start.lane === end.lane) return;
      moving[start.name] =
        start.square && !motion.still ? glide(start, end, entered(told, start, end), t) : fade(start, end, t);
    });
    return moving;
  }

  #withGrid(scene: Scene): Scene {
    if (!this.done || !this.grid.length || scene.riders.every((rider) => rider.square)) return scene;
    const places = new Map(this.grid.map(({ name, square, lane }) => [name, { square, lane }]));
    return {
      ...scene,
      riders: scene.riders.map((rider) => (rider.square ? rider : { ...rider, ...places.get(rider.name) })),
    };
  }
}

interface At {
  square: number;
  lane: number;
}

/** A rider who only changes lanes does so at the end, when somebody needs the place. */
const LATE = 0.6;

function glide(start: At, end: At, way: readonly number[], t: number): Shown {
  const { square, lane } = start;
  if (way.length) return { square, lane, way, to: end.lane, done: ease(t), opacity: 1 };
  return { square, lane: lane + (end.lane - lane) * ease(Math.max(0, (t - LATE) / (1 - LATE))), opacity: 1 };
}

/** Gone from the one place, then there at the other. */
function fade(start: At, end: At, t: number): Shown {
  if (!start.square) return { square: end.square, lane: end.lane, opacity: t };
  const place = t < 0.5 ? start : end;
  return { square: place.square, lane: place.lane, opacity: Math.abs(2 * t - 1) };
}
