// Made from src/echappee/server/protocol.py by `python -m echappee.server.schema`; not to be edited.

export const VERSION = 1;

export type ClientMessage = Hello | Sit | Stand | Configure | Publish | Start | Answer | Retract | Agree | ComeBack | NextStage | Rematch | Ping;

export type ServerMessage = News | Ack | Refusal | Pong;

/** The first message on a socket. */
export interface Hello {
  type: "hello";
  version: number;
  table: string;
  seen?: Seen | null;
}

/** What a client that comes back already has: so many events, heard for these seats (in this stage). */
export interface Seen {
  seats: readonly string[];
  events: number;
  stage?: number;
}

/** Take an open seat, or rename oneself. */
export interface Sit {
  type: "sit";
  seat: string;
  name: string;
  id: string;
}

/** Leave a seat before the start. */
export interface Stand {
  type: "stand";
  seat: string;
  id: string;
}

/** Change the settings (host, before the start). */
export interface Configure {
  type: "configure";
  settings: Settings;
  id: string;
}

/** What a race at this table will be. */
export interface Settings {
  seats: readonly SeatSetting[];
  game?: string;
  stage?: string;
  rules?: readonly string[];
  tour?: string;
}

/** One seat: open to a person, a bot of this name, or an automatic team of this kind. */
export interface SeatSetting {
  kind?: "automatic" | "bot" | "open";
  name?: string;
  handicap?: number;
  rouleur?: string;
  sprinteur?: string;
}

/** Put the table on the public list or take it off (host). */
export interface Publish {
  type: "publish";
  public: boolean;
  id: string;
}

/** Start the race (host). */
export interface Start {
  type: "start";
  id: string;
}

/** Answer a question, or change an answer that may still be changed. */
export interface Answer {
  type: "answer";
  question: string;
  answer: string;
  stage?: number;
  id: string;
}

/** Take back an answer that may still be taken back. */
export interface Retract {
  type: "retract";
  question: string;
  stage?: number;
  id: string;
}

/** Agree that a bot should ride for this seat's absent person. */
export interface Agree {
  type: "agree";
  seat: string;
  id: string;
}

/** Take one's seat back from the bot. */
export interface ComeBack {
  type: "come-back";
  seat: string;
  id: string;
}

/** Begin the next stage of the tour (host, and those who ride), when one is over. */
export interface NextStage {
  type: "next-stage";
  id: string;
}

/** Open the next table for this company, with other settings if any are given. */
export interface Rematch {
  type: "rematch";
  settings?: Settings | null;
  id: string;
}

/** Is anybody there? */
export interface Ping {
  type: "ping";
  id: string;
}

/** What has changed for this client; whatever is left out is as it was. The first one answers `hello` and leaves nothing out. Events follow the ones this client has; `fresh` says that they are all there are, and what it had is to be forgotten. */
export interface News {
  type: "news";
  version?: number;
  table?: TableState;
  road?: RoadWire;
  views?: readonly FlammeView[];
  questions?: readonly QuestionWire[];
  answers?: Readonly<Record<string, string>>;
  events?: readonly EventWire[];
  fresh?: boolean;
  tour?: TourWire | null;
}

/** The table as this client sees it. */
export interface TableState {
  id: string;
  status: string;
  settings: Settings;
  seats: readonly SeatState[];
  host?: boolean;
  player?: boolean;
  public?: boolean;
  stage?: number;
  commitment?: string;
  seed?: string;
  next?: string;
  forked_round?: number | null;
}

/** A seat as everybody sees it. */
export interface SeatState {
  colour: string;
  kind: string;
  name?: string;
  bot?: string;
  you?: boolean;
  here?: boolean;
  thinking?: boolean;
  failed?: boolean;
  agreed?: number;
}

/** The road of this race: squares are numbered from 1, a larger number is further ahead. Places are square and lane: 0 is the right lane, -1, -2 … are on the grass right of it. `timing` has the seconds of the first, second … square beyond the line, where times count. */
export interface RoadWire {
  text: string;
  tiles: readonly string[];
  squares: readonly SquareWire[];
  line: number;
  grid: readonly number[];
  breakaway: readonly (readonly [number, number])[];
  piles: readonly PileWire[];
  timing: readonly number[];
}

/** One square: its lanes, its marks and what they do. `next` are the squares that follow, inner way first, where that is not the next number; `name` is what people call it, where that is not its number. */
export interface SquareWire {
  lanes: number;
  terrain?: string;
  weather?: string;
  slippery?: boolean;
  next?: readonly number[];
  name?: string;
}

/** A pile of tokens beside a square, the best first. `major` and `minor` lie there in tours, `refresh` on extended stages. */
export interface PileWire {
  pile: string;
  side: string;
  square: number;
  values: readonly number[];
}

/** What a seat may know now; seat null is a spectator. In the draft `order` is the order in which seats pick first, `drafted` the riders picked for so far. */
export interface FlammeView {
  game: "flamme";
  seat: string | null;
  round: number;
  phase: string;
  rules: readonly string[];
  riders: readonly RiderWire[];
  order?: readonly string[];
  drafted?: readonly string[];
}

/** A rider as one seat sees it; piles are cards as text. The last three are known of one's own only. */
export interface RiderWire {
  name: string;
  team: string;
  type: string;
  square: number;
  lane: number;
  deck: readonly string[];
  played?: readonly string[];
  taken?: number;
  automatic?: boolean;
  crashed?: boolean;
  home?: number;
  card?: string | null;
  specialist?: string;
  tokens?: readonly string[];
  minutes?: number;
  time?: number | null;
  podium?: number;
  bid?: readonly string[];
  pile?: readonly string[] | null;
  recycled?: readonly string[] | null;
  hand?: readonly string[] | null;
}

/** A question to this seat: its answers, and for cards where each would lead. */
export interface QuestionWire {
  id: string;
  seat: string;
  rider: string;
  kind: string;
  options: readonly string[] | null;
  sealed?: boolean;
  landings?: Readonly<Record<string, LandingWire>>;
}

/** Where a card would take the rider (rule 3.4.1). */
export interface LandingWire {
  square: number;
  distance: number;
  raised: number;
  limited: number;
  rivals: readonly string[];
  crowded: boolean;
  way: readonly number[];
}

/** Something that happened, by this rule; `to` names the seat if only one heard it. Where several events are told together, the first has the sentences. */
export interface EventWire {
  code: string;
  rule: string;
  args: Readonly<Record<string, string | number | boolean | readonly (string | number | boolean | readonly (string | number | boolean | null)[] | null)[] | null>>;
  to?: string | null;
  said?: readonly SaidWire[];
}

/** A sentence about an event: a message of the catalogues, what fills it, and the rule behind it. */
export interface SaidWire {
  id: string;
  rule: string;
  args: Readonly<Record<string, string | number | boolean | readonly (string | number | boolean | readonly (string | number | boolean | null)[] | null)[] | null>>;
}

/** A tour: the books after the latest stage that is over, everything done for the next. `jerseys` has riders by yellow, green and polka, `leaders` by general, sprint and mountain; both are empty before the first stage is over. */
export interface TourWire {
  number: number;
  days: readonly DayWire[];
  riders: readonly TourRiderWire[];
  teams: readonly TourTeamWire[];
  jerseys: Readonly<Record<string, string>>;
  leaders: Readonly<Record<string, string>>;
  first: string;
  history: readonly StageResultWire[];
  outcome: OutcomeWire | null;
}

/** A stage of the calendar: how it is ridden (tour, ttt or itt), and whether a rest day follows. A road of one's own is named by its tiles, as in the settings of a table. */
export interface DayWire {
  stage: string;
  name: string;
  format: string;
  extended: boolean;
  rest: boolean;
}

/** What a rider has so far: seconds, points, and the exhaustion cards it starts the next stage with. `gap` are the seconds behind the first of the general classification. */
export interface TourRiderWire {
  name: string;
  specialist: string;
  time: number;
  sprint: number;
  mountain: number;
  exhaustion: number;
  gap: number;
}

/** What a team has so far: tour points, those of podiums and of rest days, and the time of both riders. */
export interface TourTeamWire {
  colour: string;
  points: number;
  podium: number;
  rest: number;
  time: number;
}

/** What one stage gave. `points` are the tour points of each team after it, a rest day included. */
export interface StageResultWire {
  podium: readonly (readonly [string, number])[];
  times: Readonly<Record<string, number>>;
  sprint: Readonly<Record<string, number>>;
  mountain: Readonly<Record<string, number>>;
  points: Readonly<Record<string, number>>;
  crossed: readonly string[];
}

/** What the tour comes to: bonus and total of each team, and the teams, the winner first. */
export interface OutcomeWire {
  bonus: Readonly<Record<string, number>>;
  total: Readonly<Record<string, number>>;
  ranking: readonly string[];
}

/** The command of this id was done, and will be remembered whatever happens now. */
export interface Ack {
  type: "ack";
  id: string;
  table?: string;
}

/** The command of this id (empty: the message) was not done, and why. */
export interface Refusal {
  type: "refused";
  id: string;
  code: string;
  detail: string;
}

/** Yes. */
export interface Pong {
  type: "pong";
  id: string;
}
