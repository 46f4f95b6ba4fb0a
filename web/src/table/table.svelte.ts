/** A table as this browser knows it: what the server has told, and what can be done there. */
import { Line, type State, type Wish } from '@/net/line';
import type {
  EventWire,
  FlammeView,
  HomasTour,
  News,
  QuestionWire,
  RoadWire,
  SeatState,
  Seen,
  TableState,
  TourWire,
} from '@/net/protocol';

/** A table of any game: its road and views are what that game makes of them. */
export type AnyTable = Table<unknown, unknown, TourWire | HomasTour>;

interface Seeing {
  seat?: string | null;
}

/** Of which game it is the settings say; who shows the race knows what its road and views look like. */
export class Table<Road = RoadWire, View = FlammeView, Tour extends TourWire | HomasTour = TourWire> {
  state = $state.raw<TableState>();
  road = $state.raw<Road>();
  views = $state.raw<readonly View[]>([]);
  questions = $state.raw<readonly QuestionWire[]>([]);
  answers = $state.raw<Readonly<Record<string, string>>>({});
  events = $state.raw<readonly EventWire[]>([]);
  /** The tour that is ridden here, if one is. */
  tour = $state.raw<Tour>();
  line = $state.raw<State>('opening');
  retryAt = $state.raw(0);
  /** Why the line ended for good. */
  ended = $state.raw('');
  #line: Line;

  /** The seats that this device rides for, in seat order. */
  readonly own = $derived<readonly SeatState[]>(
    this.state?.seats.filter((seat) => seat.you && seat.kind !== 'automatic') ?? [],
  );
  /** What is ridden, as settings name it; of a tour the stage that is on, or was the latest. */
  readonly stage = $derived.by(
    () => this.tour?.days[Math.max(1, this.state?.stage ?? 1) - 1]?.stage ?? this.state?.settings.stage ?? '',
  );
  /** What a person here may know: of all own seats together, or as a spectator. */
  readonly view = $derived<View | undefined>(this.views[0]);

  constructor(readonly id: string) {
    this.#line = new Line(id, {
      news: (news) => this.#take(news),
      state: (state, retryAt) => ([this.line, this.retryAt] = [state, retryAt]),
      seen: () => this.#seen(),
      ended: (code) => (this.ended = code),
    });
  }

  /** Ask for something; refusals are thrown. */
  send(wish: Wish): Promise<string> {
    return this.#line.send(wish);
  }

  /** Try the line again at once. */
  retry(): void {
    this.#line.now();
  }

  close(): void {
    this.#line.close();
  }

  seat(colour: string): SeatState | undefined {
    return this.state?.seats.find((seat) => seat.colour === colour);
  }

  viewOf(seat: string): View | undefined {
    return this.views.find((view) => (view as Seeing).seat === seat);
  }

  #seen(): Seen | null {
    return this.state
      ? { seats: this.own.map((seat) => seat.colour), events: this.events.length, stage: this.state.stage ?? 0 }
      : null;
  }

  #take(news: News): void {
    if (news.table) this.state = news.table;
    if (news.road) this.road = news.road as Road;
    if (news.views) this.views = news.views as readonly View[];
    if (news.questions) this.questions = news.questions;
    if (news.answers) this.answers = news.answers;
    if (news.tour !== undefined) this.tour = (news.tour ?? undefined) as Tour | undefined;
    if (news.events) this.events = news.fresh ? news.events : [...this.events, ...news.events];
  }
}
