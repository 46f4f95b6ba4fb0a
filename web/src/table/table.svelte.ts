/** A table as this browser knows it: the server's news, and the commands that are possible there. */
import { createSubscriber } from 'svelte/reactivity';
import { Connection, type Pending, type State, type Wish } from '@/net/connection';
import type {
  EventWire,
  GameEvents,
  News,
  QuestionWire,
  RoadWire,
  SeatState,
  Seen,
  TableState,
  TourWire,
  ViewWire,
} from '@/net/protocol';

/** The games there are, as roads, views, questions and tours are tagged. */
export type GameId = RoadWire['game'];

type ByGame<Part extends { game: GameId }> = { [G in GameId]: Extract<Part, { game: G }> };
type RoadOf<G extends GameId> = ByGame<RoadWire>[G];
type ViewOf<G extends GameId> = ByGame<ViewWire>[G];
export type QuestionOf<G extends GameId> = ByGame<QuestionWire>[G];
type TourOf<G extends GameId> = ByGame<TourWire>[G];
/** An event in a race of this game. */
export type EventOf<G extends GameId> = GameEvents[G];

/** Whether this table belongs to this game, as far as is known. */
export const ofGame = <G extends GameId>(table: Table, game: G): table is TableOf<G> =>
  [table.road, table.tour, ...table.views, ...table.questions].every((part) => !part || part.game === game);

/** A table of one game: all its data belongs to this game. */
export type TableOf<G extends GameId> = {
  road: RoadOf<G> | undefined;
  views: readonly ViewOf<G>[];
  questions: readonly QuestionOf<G>[];
  tour: TourOf<G> | undefined;
  events: readonly EventOf<G>[];
  readonly view: ViewOf<G> | undefined;
  viewOf(seat: string): ViewOf<G> | undefined;
} & Table;

/** In milliseconds: a second is never shown for much longer than a second. */
const TICK = 250;

export class Table {
  state = $state.raw<TableState>();
  road = $state.raw<RoadWire>();
  views = $state.raw<readonly ViewWire[]>([]);
  questions = $state.raw<readonly QuestionWire[]>([]);
  /** By seat, the question behind its latest answer that may be taken back. */
  latest = $state.raw<Readonly<Record<string, string>>>({});
  events = $state.raw<readonly EventWire[]>([]);
  /** The tour that is ridden here, if one is. */
  tour = $state.raw<TourWire>();
  connection = $state.raw<State>('opening');
  retryAt = $state.raw(0);
  /** Commands of people here that the server has not answered. */
  pending = $state.raw<readonly Pending[]>([]);
  /** Why the connection ended for good. */
  ended = $state.raw('');
  #connection: Connection;
  /** How far the server's clock is ahead of this page's, in seconds. */
  #ahead = 0;
  #ticks = createSubscriber((tick) => {
    const ticking = setInterval(tick, TICK);
    return () => clearInterval(ticking);
  });

  /** The seats that this device rides for, in seat order. */
  readonly own = $derived<readonly SeatState[]>(
    this.state?.seats.filter((seat) => seat.you && seat.kind !== 'automatic') ?? [],
  );
  /** The road of the race, as in settings; of a tour the current stage, or the latest. */
  readonly stage = $derived.by(
    () => this.tour?.days[Math.max(1, this.state?.stage ?? 1) - 1]?.stage ?? this.state?.settings.stage ?? '',
  );
  /** The view of a person here: of all own seats together, or as a spectator. */
  readonly view = $derived<ViewWire | undefined>(this.views[0]);

  /** The time on the server's clock; components that show it are redrawn as it runs. */
  get now(): number {
    this.#ticks();
    return performance.now() / 1000 + this.#ahead;
  }

  constructor(readonly id: string) {
    this.#connection = new Connection(id, {
      news: (news) => this.#take(news),
      state: (state, retryAt) => ([this.connection, this.retryAt] = [state, retryAt]),
      pending: (all) => (this.pending = all),
      seen: () => this.#seen(),
      ended: (code) => (this.ended = code),
    });
  }

  /** Send a command; refusals are thrown. */
  send(wish: Wish): Promise<string> {
    return this.#connection.send(wish);
  }

  /** Take back commands that wait to be sent. */
  withdraw(): void {
    this.#connection.withdraw();
  }

  /** Try to connect again at once. */
  retry(): void {
    this.#connection.now();
  }

  close(): void {
    this.#connection.close();
  }

  seat(colour: string): SeatState | undefined {
    return this.state?.seats.find((seat) => seat.colour === colour);
  }

  viewOf(seat: string): ViewWire | undefined {
    return this.views.find((view) => view.seat === seat);
  }

  #seen(): Seen | null {
    return this.state
      ? { seats: this.own.map((seat) => seat.colour), events: this.events.length, stage: this.state.stage ?? 0 }
      : null;
  }

  #take(news: News): void {
    if (news.now !== undefined) this.#ahead = news.now - performance.now() / 1000;
    if (news.table) this.state = news.table;
    if (news.road) this.road = news.road;
    if (news.views) this.views = news.views;
    if (news.questions) this.questions = news.questions;
    if (news.latest) this.latest = news.latest;
    if (news.tour !== undefined) this.tour = news.tour ?? undefined;
    if (news.events) this.events = news.fresh ? news.events : [...this.events, ...news.events];
  }
}
