/** A recorded race that can be wound to and fro: its film, its line of moments, and whose eyes we look with. */
import { linesOf } from '../end/finish';
import type { Replay, SeatRow } from '../net/bodies';
import type { SeatState } from '../net/protocol';
import { Company } from '../race/company';
import { Film } from '../race/film.svelte';
import { ranked } from '../race/scene';
import { stepsOf } from '../race/steps';
import { tell } from '../race/telling';
import { after, before, Timeline } from './timeline';

export class Reel {
  readonly film: Film;
  readonly timeline: Timeline;
  readonly company: Company;
  /** The seat whose hand is shown; null: nobody's. */
  seen = $state.raw<string | null>(null);

  /** The moment on the screen: while riders travel, the one they travel to. */
  readonly now = $derived.by(() => this.film.step?.to ?? this.film.at);
  readonly stretch = $derived.by(() => this.timeline.at(this.now));
  #running = $state.raw(false);
  readonly playing = $derived.by(() => this.#running && !(this.film.done && !this.film.step));

  readonly told = $derived.by(() => tell(this.replay.events));
  /** Everything that can be seen on the road, one after the other. */
  readonly #moves = $derived.by(() => {
    const steps = stepsOf(this.replay.events, this.film.scenes).filter((step) => step.kind !== 'quiet');
    return [0, ...steps.map((step) => step.to)];
  });
  /** The start and the end of each round. */
  readonly #laps = $derived.by(() => this.timeline.laps.map((event) => this.film.scenes[event]!));
  readonly lines = $derived.by(() => linesOf(this.#laps, this.replay.road));
  /** The team in front after each round. */
  readonly leaders = $derived(this.#laps.slice(1).map((scene) => ranked(scene.riders, scene.rules)[0]!.team));

  constructor(readonly replay: Replay, names: readonly string[]) {
    this.timeline = new Timeline(replay.events, replay.moments);
    this.company = new Company(replay.seats.map((seat, n) => seatState(seat, names[n] ?? '')), null);
    this.film = new Film(replay.start.riders, replay.rules);
    this.film.load(replay.events);
    this.hold(this.timeline.laps[0] ?? replay.events.length);
  }

  /** Seats that have hands to look into. */
  get seats(): readonly SeatRow[] {
    return this.replay.seats.filter((seat) => seat.kind !== 'automatic');
  }

  /** Show this moment, and stay there. */
  hold(event: number): void {
    this.#running = false;
    // Between two steps there is nothing to pause.
    this.film.paused = false;
    this.film.seek(event);
  }

  /** Show this moment; a film that runs goes on from there. */
  show(event: number): void {
    const { playing } = this;
    this.hold(event);
    if (playing) this.#run();
  }

  /** Once at the end, playing begins anew. */
  toggle(): void {
    if (this.playing) return this.pause();
    if (this.film.done) this.hold(this.timeline.laps[0] ?? 0);
    this.#run();
  }

  pause(): void {
    this.#running = false;
    if (this.film.step) this.film.pause();
    else this.film.seek(this.film.at);
  }

  #run(): void {
    this.#running = true;
    this.film.play();
  }

  phase(way: 1 | -1): void {
    this.show(to(this.timeline.stops, this.now, way));
  }

  move(way: 1 | -1): void {
    this.hold(to(this.#moves, this.now, way));
  }

  round(way: 1 | -1): void {
    this.show(to(this.timeline.ends, this.now, way));
  }

  close(): void {
    this.film.close();
  }
}

const to = (stops: readonly number[], event: number, way: 1 | -1): number => (way > 0 ? after : before)(stops, event);

function seatState({ colour, kind, name }: SeatRow, person: string): SeatState {
  return kind === 'person' ? { colour, kind, name: person } : { colour, kind, bot: name };
}
