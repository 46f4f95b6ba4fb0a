/** A recorded race that can be wound back and forward: its film, its line of moments, and the viewpoint. */
import { createContext } from 'svelte';
import type { ChartLine } from '@/draw/chart/chart';
import type { DrawnRow, GradedRow, MomentRow, Replay, SeatRow, Studied } from '@/net/bodies';
import type { SeatState } from '@/net/protocol';
import type { Company } from '@/table/company';
import type { Projector } from '@/frame/race/projector.svelte';
import { tell, type Telling } from '@/frame/race/telling';
import type { MistakeKind } from '@/palmares/studied';
import type { ReplayProps } from '@/table/game';
import { botName } from '@/table/offers.svelte';
import { t, type Args } from '@/words/index.svelte';
import type { ForkChoice } from './fork';
import { after, before, type Timeline } from './timeline';
import { wornBy } from '@/tour/jerseys';
import type { Again } from './study/again.svelte';
import { keepStudied } from './study/kept';
import { RaceStudy } from './study/raceStudy.svelte';

export abstract class Recording<Scene = unknown, F extends Projector<Scene, unknown> = Projector<Scene, unknown>> {
  /** The viewer's seat; null: everybody's view. */
  seen = $state.raw<string | null>(null);

  /** The study of the race, once requested; and whether the chart shows the chances. */
  readonly studying: RaceStudy;
  chancesShown = $state(true);
  /** The person's mistakes as puzzles, while they are put. */
  again = $state.raw<Again | null>(null);

  /** The moment on the screen: while riders travel, the one they travel to. */
  readonly now = $derived.by(() => this.film.telling);
  readonly stretch = $derived.by(() => this.timeline.at(this.now));
  #running = $state.raw(false);
  readonly playing = $derived.by(() => this.#running && !(this.film.done && !this.film.step));

  /** The start and the end of each round. */
  protected readonly laps = $derived.by<readonly Scene[]>(() =>
    this.timeline.laps.map((event) => this.film.scenes[event]!),
  );

  readonly #lines = $derived.by(() => tell(this.replay.events, this.telling));
  /** The public events, and the viewer's seat. */
  readonly told = $derived.by(() =>
    this.#lines.filter(({ event }) => [undefined, null, this.seen].includes(this.replay.events[event]!.to)),
  );
  /** The riders who wear a leader's jersey of a tour, the highest first. */
  readonly leading = $derived.by(() => {
    const worn = wornBy(this.replay.jerseys);
    const wearers = Object.entries(this.replay.jerseys).filter(([jersey, rider]) => worn[rider] === jersey);
    return wearers.map(([, rider]) => ({ rider, team: this.telling.teamOf(rider), wears: worn[rider]! }));
  });

  /** What the chart shows, and the team in front after each round. */
  abstract readonly lines: readonly ChartLine[];
  abstract readonly leaders: readonly string[];
  /** The legend of its solid lines, and of its dashed ones; empty if it does not distinguish riders. */
  abstract readonly types: readonly string[];
  /** How many parts a round has on the line of moments. */
  abstract readonly phases: number;
  abstract readonly forking: ForkChoice;
  protected abstract readonly telling: Telling;
  /** All moments that differ on the road, in order. */
  protected abstract readonly moves: readonly number[];

  readonly replay: Replay;

  /** `source` is its origin: the record itself, its table and people's names there. */
  constructor(
    readonly source: ReplayProps,
    readonly film: F,
    readonly timeline: Timeline,
    readonly company: Company,
  ) {
    const { replay } = source;
    this.replay = replay;
    this.studying = new RaceStudy(source.record, (study) => keepStudied(this, study));
    this.film.load(replay.events);
    this.hold(timeline.laps[0] ?? replay.events.length);
  }

  /** The offer to start a race from this moment. */
  forkArgs({ phase, round }: MomentRow): Args {
    return { phase, round };
  }

  get study(): Studied | null {
    return this.studying.study;
  }

  /** An answer in words. */
  answerWord(_decision: GradedRow, answer: string): string {
    return answer;
  }

  /** What was drawn, in words. */
  drawWord({ result }: DrawnRow): string {
    return result;
  }

  /** The rider who was asked or drew, where its answer does not say so. */
  riderWord(_asked: Pick<GradedRow, 'rider'>): string {
    return '';
  }

  /** What a mistake was about. */
  mistakeIn(_decision: GradedRow): MistakeKind {
    return 'other';
  }

  /** The round that this belongs to, or before the first one its phase. */
  when({ round, phase }: Pick<GradedRow, 'round' | 'phase'>): string {
    return round ? t('replay-study-round', { called: this.company.game.round, n: round }) : this.phaseWord(phase);
  }

  /** A phase before the first round. */
  phaseWord(phase: string): string {
    return t(`replay-${phase}`);
  }

  botName(bot: string): string {
    return botName(this.company.game.id, bot);
  }

  /** The seats that were ridden on this device. */
  get own(): readonly string[] {
    return this.source.own;
  }

  /** Additions to a position for the address of the study board: everybody's hands when this phase began. */
  heldAt(_moment: MomentRow): string {
    return '';
  }

  get game(): string {
    return this.replay.road.game;
  }

  /** Seats that have hands to look into. */
  get seats(): readonly SeatRow[] {
    return this.replay.seats.filter((seat) => seat.kind !== 'automatic');
  }

  /** Show this moment, and stay there. */
  hold(event: number): void {
    this.#running = false;
    // between two steps there is nothing to pause
    this.film.paused = false;
    this.film.seek(event);
  }

  /** Show where a phase begins, by the number of events before it. */
  open(events: number): void {
    this.hold(Math.min(events + 1, this.timeline.events));
  }

  /** Show this moment; a film that runs goes on from there. */
  show(event: number): void {
    const { playing } = this;
    this.hold(event);
    if (playing) this.#run();
  }

  /** Once at the end, playing begins again. */
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
    this.hold(to(this.moves, this.now, way));
  }

  round(way: 1 | -1): void {
    this.show(to(this.timeline.ends, this.now, way));
  }

  close(): void {
    this.film.close();
  }
}

const to = (stops: readonly number[], event: number, way: 1 | -1): number => (way > 0 ? after : before)(stops, event);

/** The seats of a record, as a table would have them; names of people stay at the table. */
export const seatsOf = (seats: readonly SeatRow[], names: readonly string[]): SeatState[] =>
  seats.map(({ colour, kind, name }, n) =>
    kind === 'person' ? { colour, kind, name: names[n] ?? '' } : { colour, kind, bot: name },
  );

/** The recording at hand, for everything that is drawn on its page. */
export const [reelHere, showReel] = createContext<Recording>();
