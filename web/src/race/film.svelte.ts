/** Shows what happened step by step: where every rider is drawn at this instant, with speed, pause and skip. */
import type { EventWire } from '../net/protocol';
import { motion } from '../parts/motion.svelte';
import { prefs } from '../parts/prefs.svelte';
import type { Ride } from '../road/pose';
import { firstScene, scenesOf, type RiderName, type Scene } from './scene';
import { entered, phaseAt, stepAt, type Step } from './steps';

/** Where a rider is drawn: on its place, between two lanes, or on its way to another square. */
export interface Shown extends Ride {
  opacity: number;
}

interface Placed {
  name: string;
  square: number;
  lane: number;
}

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** Slow at both ends, as riders are. */
const ease = (t: number): number => t * t * (3 - 2 * t);

export class Film {
  events = $state.raw<readonly EventWire[]>([]);
  scenes = $state.raw<readonly Scene[]>([]);
  /** How many events have been shown: `scene` is what they made. */
  at = $state.raw(0);
  /** The step that is being shown. */
  step = $state.raw<Step>();
  paused = $state(false);
  /** Where riders are drawn while they travel; who is not here stands where the scene says. */
  shown = $state.raw<Readonly<Record<string, Shown>>>({});
  readonly scene = $derived.by<Scene>(() => this.#withGrid(this.scenes[this.at]!));
  /** Where riders stand already, though their phase is not told yet: the grid fills before everybody's eyes. */
  grid = $state.raw<readonly Placed[]>([]);
  /** Whether everything that happened has been shown. */
  readonly done = $derived(this.at >= this.events.length);
  #riders: readonly RiderName[];
  #frame = 0;
  #last = 0;
  #spent = 0;

  constructor(riders: readonly RiderName[], rules: readonly string[] = []) {
    this.#riders = riders;
    this.scenes = [firstScene(riders, rules)];
  }

  /** These events are all there are now; those that are new are shown one after the other, unless somebody looks back. */
  load(events: readonly EventWire[]): void {
    const same = events.length >= this.events.length && this.events.every((event, n) => event === events[n]);
    this.scenes = scenesOf(this.#riders, events, same ? this.scenes : this.scenes.slice(0, 1));
    this.events = events;
    if (!same) this.seek(events.length);
    else {
      if (this.grid.some((rider) => rider.square)) this.#passGrid();
      this.#run();
    }
  }

  /** What the grid has shown already is not shown again. */
  #passGrid(): void {
    const placed = this.events.findLastIndex((event) => event.code === 'placed');
    if (placed >= this.at) this.seek(placed + 1);
  }

  /** Go to the moment after so many events, at once. */
  seek(at: number): void {
    this.#stop();
    this.at = Math.max(0, Math.min(at, this.events.length));
  }

  /** Show the rest without waiting. */
  skip(): void {
    this.seek(this.events.length);
    this.paused = false;
  }

  play(): void {
    this.paused = false;
    this.#run();
  }

  pause(): void {
    this.paused = true;
  }

  /** Where this rider is drawn now. */
  place(name: string): Shown {
    const rider = this.scene.riders.find((each) => each.name === name)!;
    return this.shown[name] ?? { square: rider.square, lane: rider.lane, opacity: 1 };
  }

  close(): void {
    this.#stop();
  }

  #withGrid(scene: Scene): Scene {
    if (!this.done || !this.grid.length || scene.riders.every((rider) => rider.square)) return scene;
    const places = new Map(this.grid.map(({ name, square, lane }) => [name, { square, lane }]));
    return { ...scene, riders: scene.riders.map((rider) => (rider.square ? rider : { ...rider, ...places.get(rider.name) })) };
  }

  #stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.step = undefined;
    this.shown = {};
  }

  #run(): void {
    if (this.#frame || this.done) return;
    this.#last = performance.now();
    this.#frame = requestAnimationFrame(this.#tick);
  }

  #tick = (now: number): void => {
    this.#frame = 0;
    if (!this.paused) this.#spent += Math.min(now - this.#last, 100) * prefs.speed;
    this.#last = now;
    if (!this.step && !this.paused) this.#next();
    if (this.step) this.#show(this.step);
    if (!this.done || this.step) this.#frame = requestAnimationFrame(this.#tick);
  };

  #next(): void {
    const begin = motion.still ? phaseAt : stepAt;
    let step: Step | undefined;
    // What cannot be seen takes no time.
    while (!this.done && (step = begin(this.events, this.scenes, this.at)).kind === 'quiet') this.at = step.to;
    this.step = this.done ? undefined : step;
    this.#spent = 0;
  }

  /** Riders travel first; what does not travel is there at once, and stays to be seen. */
  #show(step: Step): void {
    const t = step.travel ? Math.min(1, this.#spent / step.travel) : 1;
    if (t < 1) this.shown = this.#between(step, t);
    else if (this.at < step.to) [this.at, this.shown] = [step.to, {}];
    if (this.#spent >= step.travel + step.rest) this.step = undefined;
  }

  #between(step: Step, t: number): Record<string, Shown> {
    const [before, after] = [this.scenes[step.from]!, this.scenes[step.to]!];
    const told = this.events[step.to - 1];
    const moving: Record<string, Shown> = {};
    before.riders.forEach((start, n) => {
      const end = after.riders[n]!;
      if (start.square === end.square && start.lane === end.lane) return;
      moving[start.name] = start.square && !motion.still ? glide(start, end, entered(told, start, end), t) : fade(start, end, t);
    });
    return moving;
  }
}

interface At {
  square: number;
  lane: number;
}

/** Who only changes lanes does so at the end, when somebody needs the place. */
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
