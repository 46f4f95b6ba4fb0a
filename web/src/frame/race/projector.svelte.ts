/**
 * The machine behind a film: events are shown step by step, with speed, pause and skip. Each game has its own scenes.
 */
import type { EventWire } from '@/net/protocol';
import { prefs } from '@/device/prefs.svelte';

/** A piece of a film. */
export interface Part {
  /** What is shown; a quiet part takes no time. */
  kind: string;
  /** The first event of the step, and the one after its last. */
  from: number;
  to: number;
  /** How long riders travel, then how long the eye rests, in milliseconds at speed 1. */
  travel: number;
  rest: number;
}

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** Slow at both ends, as riders are. */
export const ease = (t: number): number => t * t * (3 - 2 * t);

export abstract class Projector<Scene, Shown, Step extends Part = Part, Event extends EventWire = EventWire> {
  events = $state.raw<readonly Event[]>([]);
  scenes = $state.raw<readonly Scene[]>([]);
  /** How many events have been shown. */
  at = $state.raw(0);
  /** The step that is being shown. */
  step = $state.raw<Step>();
  paused = $state(false);
  /** Riders' places while they travel; all others are where the scene has them. */
  shown = $state.raw<Readonly<Record<string, Shown>>>({});
  /** How many events have been told: words come with the first frame of their step, not with its last. */
  readonly telling = $derived(this.step?.to ?? this.at);
  /** Whether all events have been shown. */
  readonly done = $derived(this.at >= this.events.length);
  #frame = 0;
  #last = 0;
  #spent = 0;

  /** The step that begins with this event. */
  protected abstract begin(from: number): Step;
  /** Riders' places on the way, after this part of it. */
  protected abstract between(step: Step, t: number): Record<string, Shown>;
  /** The scene before the first event and after each; `known` are those of events that were known before. */
  protected abstract unroll(events: readonly Event[], known: readonly Scene[]): readonly Scene[];

  /**
   * These events are all there are now; those that are new are shown one after the other, unless somebody looks back.
   */
  load(events: readonly Event[]): void {
    const same = events.length >= this.events.length && this.events.every((event, n) => event === events[n]);
    this.scenes = this.unroll(events, same ? this.scenes : this.scenes.slice(0, 1));
    this.events = events;
    if (!same) this.seek(events.length);
    else this.run();
  }

  /** Jump to the moment after this many events. */
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
    this.run();
  }

  pause(): void {
    this.paused = true;
  }

  close(): void {
    this.#stop();
  }

  protected run(): void {
    if (this.#frame || this.done) return;
    this.#last = performance.now();
    this.#frame = requestAnimationFrame(this.#tick);
  }

  #stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.step = undefined;
    this.shown = {};
  }

  #tick = (now: number): void => {
    this.#frame = 0;
    if (!this.paused) this.#spent += Math.min(now - this.#last, 100) * prefs.speed;
    this.#last = now;
    // The next step begins in the frame in which one ends: whatever follows the film must not look away in between.
    if (this.step && this.#isOver(this.step)) this.step = undefined;
    if (!this.step && !this.paused) this.#next();
    if (this.step) this.#show(this.step);
    if (!this.done || this.step) this.#frame = requestAnimationFrame(this.#tick);
  };

  #next(): void {
    let step: Step | undefined;
    // Invisible steps take no time.
    while (!this.done && (step = this.begin(this.at)).kind === 'quiet') this.at = step.to;
    this.step = this.done ? undefined : step;
    this.#spent = 0;
  }

  /** Riders travel first; other things appear at once, and stay long enough to be seen. */
  #show(step: Step): void {
    const t = step.travel ? Math.min(1, this.#spent / step.travel) : 1;
    if (t < 1) this.shown = this.between(step, t);
    else if (this.at < step.to) [this.at, this.shown] = [step.to, {}];
  }

  #isOver(step: Step): boolean {
    return this.at >= step.to && this.#spent >= step.travel + step.rest;
  }
}
