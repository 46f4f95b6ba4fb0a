// Made from src/echappee/server/messages/protocol.py by `python -m echappee.server.schema`; not to be edited.

export const VERSION = 2;

export type ClientMessage = Hello | Sit | Stand | Configure | Publish | Start | Answer | Retract | Agree | ComeBack | TakeOver | HandOver | Shout | NextStage | EnterStage | Rematch | Ping;

export type ServerMessage = News | Ack | Refusal | Pong;

/** The first message on a socket. */
export interface Hello {
  type: "hello";
  version: number;
  table: string;
  seen?: Seen | null;
}

/** What a returning client already has: how many events, heard for these seats (in this stage). */
export interface Seen {
  seats: readonly string[];
  events: number;
  stage?: number;
}

/** Take an open seat, or change your name. */
export interface Sit {
  type: "sit";
  seat: string;
  name: string;
  id: string;
}

/** Leave your seat before the start. */
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
  clock?: Clock | null;
  draws?: string;
}

/** One seat: open to a person, a bot of this name, or an automatic team of this kind. */
export interface SeatSetting {
  kind?: "automatic" | "bot" | "open";
  name?: string;
  extras?: Readonly<Record<string, string | number>>;
}

/** How many seconds people may think: for each decision, and beyond that in the whole race. */
export interface Clock {
  decision: number;
  reserve?: number;
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

/** Agree that a bot should ride for the person of this seat, who is absent. */
export interface Agree {
  type: "agree";
  seat: string;
  id: string;
}

/** Take your seat back from the bot. */
export interface ComeBack {
  type: "come-back";
  seat: string;
  id: string;
}

/** Take over from a bot in a race that is under way. */
export interface TakeOver {
  type: "take-over";
  seat: string;
  name: string;
  id: string;
}

/** Let a bot ride for your seat; `come-back` takes it back. */
export interface HandOver {
  type: "hand-over";
  seat: string;
  id: string;
}

/** Shout something to everybody at the table; `nudge` and `rest` ask something of the others. */
export interface Shout {
  type: "shout";
  seat: string;
  word: "allez" | "bravo" | "nudge" | "ouch" | "phew" | "rest" | "sorry" | "thanks";
  id: string;
}

/** Begin the next stage of the tour once a stage is over (host and riders). */
export interface NextStage {
  type: "next-stage";
  id: string;
}

/** Enter the result of a stage that was ridden at a real table: the next one, or an earlier one again. */
export interface EnterStage {
  type: "enter-stage";
  stage: number;
  text: string;
  id: string;
}

/** Open the next table for the same people, with new settings if any are given. */
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

/**
 * What has changed for this client; anything left out is unchanged. The first one answers `hello` and leaves nothing
 * out. Its events follow the ones this client has; `fresh` says that these are all the events, and that the client must
 * forget those it had.
 */
export interface News {
  type: "news";
  version?: number;
  table?: TableState;
  road?: RoadWire;
  views?: readonly ViewWire[];
  questions?: readonly QuestionWire[];
  answers?: Readonly<Record<string, string>>;
  latest?: Readonly<Record<string, string>>;
  events?: readonly EventWire[];
  fresh?: boolean;
  tour?: TourWire | null;
  now?: number;
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
  visitors?: number;
  stage?: number;
  commitment?: string;
  seed?: string;
  next?: string;
  forked_round?: number | null;
  kept_until?: number | null;
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
  absent?: boolean;
  agreed?: number;
  shout?: string;
  shouts?: number;
  until?: number | null;
  reserve?: number;
}

/** The road of a race, with everything that lies on it. */
export type RoadWire = FlammeRoad | HomasRoad;

/** What a seat may know now; seat null is a spectator. */
export type ViewWire = FlammeView | HomasView;

/** A question to a seat, with its possible answers if they are few enough to be listed. */
export type QuestionWire = FlammeQuestion | HomasQuestion;

/**
 * Something that happened by this rule; `to` names the seat if only one heard it. Where several events are told
 * together, the first has the sentences.
 */
export interface EventWire {
  code: string;
  rule: string;
  args: Readonly<Record<string, Arg>>;
  to?: string | null;
  said?: readonly SaidWire[];
  shown?: ShownWire | null;
}

/** A sentence about an event: a message of the catalogues, its arguments, and the rule behind it. */
export interface SaidWire {
  id: string;
  rule: string;
  args: Readonly<Record<string, Arg>>;
}

/** What clients show with an event beyond its record. */
export type ShownWire = HomasShown;

/** A tour: its books after the latest stage. */
export type TourWire = FlammeTourWire | HomasTourWire;

/** The result of a stage that is over, in the lines with which it is entered. */
export interface StageLines {
  lines: Readonly<Record<string, string>>;
  entered: boolean;
  missing: readonly string[];
}

/** A line with which a stage can be entered, and what can be in it. */
export interface LineWanted {
  name: string;
  kind: string;
  values?: readonly number[];
  sides?: readonly string[];
  most?: number;
  optional?: boolean;
}

/** What the latest correction has changed in the books: an amount or a jersey, before and after. */
export interface ChangeRow {
  what: string;
  whose: string;
  before: number | string;
  after: number | string;
}

/** A rider of a tour, its team, and what tells it apart from the others of its team. */
export interface CrewRow {
  name: string;
  team: string;
  mark: string;
  packed: Readonly<Record<string, number>>;
}

/** The command with this id was done, and is stored safely. */
export interface Ack {
  type: "ack";
  id: string;
  table?: string;
}

/** Why the command with this id (empty: the message) was not done. */
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

/** The arguments of each event of Flamme Rouge, by its code. */
export interface FlammeEvents {
  phase: FlammePhase;
  "draft-order": FlammeSeats;
  drafted: FlammeSpecialist;
  weather: FlammeWeather;
  placed: FlammeRiderPlace;
  bid: FlammeRiderCard;
  "bid-revealed": FlammeRiderCards;
  "bid-doubled": FlammeRiderCards;
  "bid-lost": FlammeRiderEvent;
  "broke-away": FlammeBreakaway;
  drew: FlammeHand;
  played: FlammeRiderCard;
  declared: FlammeRiderCard;
  deck: FlammeRiderCard;
  revealed: FlammeRiderCard;
  turned: FlammeRiderCard;
  recovered: FlammeRiderEvent;
  moved: FlammeMove;
  pushed: FlammeRiderPlace;
  chased: FlammeChase;
  removed: FlammeNothing;
  slipped: FlammeSlip;
  exhausted: FlammeRiderEvent;
  minute: FlammeRiderEvent;
  led: FlammeRiderEvent;
  token: FlammeToken;
  "refresh-token": FlammeRiderEvent;
  refreshed: FlammeRiderCards;
  home: FlammeHome;
  timed: FlammeTime;
  podium: FlammePodium;
  won: FlammeRiderEvent;
}

/** A phase begins; round 0 is before the start. */
export interface FlammePhase {
  round: number;
  phase: string;
}

/** Teams, in an order that was drawn. */
export interface FlammeSeats {
  seats: readonly string[];
}

/** A rider is this specialist from now on. */
export interface FlammeSpecialist {
  rider: string;
  specialist: string;
}

/** Tiles with their weather, as a road is written. */
export interface FlammeWeather {
  road: string;
}

/** A rider stands there now. */
export interface FlammeRiderPlace {
  rider: string;
  square: number;
  lane: number;
}

/** A rider and a card: as it is called, or an automatic rider's. */
export interface FlammeRiderCard {
  rider: string;
  card: string;
}

/** A rider and several cards. */
export interface FlammeRiderCards {
  rider: string;
  cards: readonly string[];
}

/** Something happened to this rider. */
export interface FlammeRiderEvent {
  rider: string;
}

/** A rider won a bid, and starts from there with this many exhaustion cards. */
export interface FlammeBreakaway {
  rider: string;
  square: number;
  lane: number;
  exhaustion: number;
}

/** The cards that a rider has drawn, and whether its recycled cards were shuffled for that. */
export interface FlammeHand {
  rider: string;
  hand: readonly string[];
  reshuffled: boolean;
}

/** A rider has moved by a card: how far it may go, what the road and others took from it, and its way. */
export interface FlammeMove {
  rider: string;
  card: string;
  stood_up: boolean;
  speed: number;
  limited: number;
  blocked: number;
  start: number;
  square: number;
  lane: number;
  way: readonly number[];
  crashed: boolean;
}

/** A rider has closed a gap by the power of its card. */
export interface FlammeChase {
  rider: string;
  start: number;
  square: number;
  lane: number;
}

/** The code says it all. */
export type FlammeNothing = object;

/** Riders that slipstream has moved: each with the square and the lane where it stands now. */
export interface FlammeSlip {
  moves: readonly (readonly [string, number, number])[];
}

/** A rider takes the best token of a pile. */
export interface FlammeToken {
  rider: string;
  pile: string;
  side: string;
  value: number;
}

/** A rider crosses the line in this round. */
export interface FlammeHome {
  rider: string;
  round: number;
}

/** The time of a rider in seconds. */
export interface FlammeTime {
  rider: string;
  time: number;
}

/** The points of a rider that comes home among the first. */
export interface FlammePodium {
  rider: string;
  points: number;
}

/** The arguments of each event of Homas Tour Pro, by its code. */
export interface HomasEvents {
  phase: HomasPhase;
  rain: HomasRain;
  order: HomasOrder;
  "energy-chosen": HomasEnergyTaken;
  fitness: HomasRiders;
  "fitness-drawn": HomasDrawn;
  "fitness-dealt": HomasRiderCard;
  "lined-up": HomasLined;
  placed: HomasPut;
  played: HomasRiderCards;
  attacked: HomasRiderCards;
  "fitness-played": HomasFitnessPlayed;
  rolled: HomasRoll;
  kept: HomasSeven;
  event: HomasFateTold;
  "team-roll": HomasTeamRoll;
  fell: HomasFall;
  "loses-turns": HomasTurns;
  discarded: HomasRiderCard;
  waited: HomasRiderEvent;
  "bought-back": HomasRiderCard;
  rode: HomasRide;
  followed: HomasFollowed;
  countered: HomasCountered;
  "neutral-counters": HomasDie;
  "asked-relay": HomasRiderEvent;
  relayed: HomasRelayed;
  "relay-refused": HomasRefusedRelay;
  blocked: HomasRiderEvent;
  rested: HomasRiderEvent;
  recovered: HomasRiderCard;
  retreated: HomasStep;
  summit: HomasPassed;
  rushed: HomasPassed;
  sprinted: HomasSprinted;
  arrived: HomasArrived;
  disqualified: HomasDisqualified;
}

/** A phase begins; turn 0 is before the start. */
export interface HomasPhase {
  round: number;
  phase: string;
}

/** Whether it rains. */
export interface HomasRain {
  die: number;
  rain: boolean;
}

/** The teams in the order in which they line up. */
export interface HomasOrder {
  changes: readonly (readonly [string, string, string | number | boolean | readonly string[]])[];
  seats: readonly string[];
}

/** The energy cards with which a team rides this stage. */
export interface HomasEnergyTaken {
  changes: readonly (readonly [string, string, string | number | boolean | readonly string[]])[];
  seat: string;
  hand: string;
}

/** Something happened to these riders. */
export interface HomasRiders {
  changes: readonly (readonly [string, string, string | number | boolean | readonly string[]])[];
  riders: readonly string[];
}

/** The fitness cards of which a rider keeps one. */
export interface HomasDrawn {
  rider: string;
  cards: readonly string[];
}

/** A rider and a card; a team's begins with a t. */
export interface HomasRiderCard {
  changes: readonly (readonly [string, string, string | number | boolean | readonly string[]])[];
  rider: string;
  card: string;
}

/** Riders stand on the squares of a letter; it is empty against the clock. */
export interface HomasLined {
  changes: readonly (readonly [string, string, string | number | boolean | readonly string[]])[];
  riders: readonly string[];
  letter: string;
}

/** A rider stands on this square of the grid. */
export interface HomasPut {
  changes: readonly (readonly [string, string, string | number | boolean | readonly string[]])[];
  rider: string;
  square: number;
}

/** A rider and the energy cards that it plays. */
export interface HomasRiderCards {
  changes: readonly (readonly [string, string, string | number | boolean | readonly string[]])[];
  rider: string;
  cards: readonly string[];
}

/** A fitness card, and whether it is an attack. */
export interface HomasFitnessPlayed {
  changes: readonly (readonly [string, string, string | number | boolean | readonly string[]])[];
  rider: string;
  card: string;
  attack: boolean;
}

/** Dice, and their total with cards and rules, before the road's effect. */
export interface HomasRoll {
  changes: readonly (readonly [string, string, string | number | boolean | readonly string[]])[];
  rider: string;
  dice: readonly number[];
  total: number;
}

/** The die or card of a seven that is kept. */
export interface HomasSeven {
  changes: readonly (readonly [string, string, string | number | boolean | readonly string[]])[];
  rider: string;
  part: number;
}

/** A roll on the event table, and the row that it leads to. */
export interface HomasFateTold {
  changes: readonly (readonly [string, string, string | number | boolean | readonly string[]])[];
  rider: string;
  dice: readonly number[];
  result: number;
  name: string;
}

/** A die that must be higher than the rank of the team. */
export interface HomasTeamRoll {
  changes: readonly (readonly [string, string, string | number | boolean | readonly string[]])[];
  rider: string;
  die: number;
  rank: number;
  failed: boolean;
}

/** The riders whom this one brings down. */
export interface HomasFall {
  changes: readonly (readonly [string, string, string | number | boolean | readonly string[]])[];
  riders: readonly string[];
  rider: string;
}

/** How many turns a rider loses. */
export interface HomasTurns {
  changes: readonly (readonly [string, string, string | number | boolean | readonly string[]])[];
  rider: string;
  turns: number;
}

/** Something happened to this rider. */
export interface HomasRiderEvent {
  changes: readonly (readonly [string, string, string | number | boolean | readonly string[]])[];
  rider: string;
}

/** The same with the squares on the way. */
export interface HomasRide {
  changes: readonly (readonly [string, string, string | number | boolean | readonly string[]])[];
  rider: string;
  start: number;
  square: number;
  way: readonly number[];
}

/** A rider goes along with another. */
export interface HomasFollowed {
  changes: readonly (readonly [string, string, string | number | boolean | readonly string[]])[];
  rider: string;
  start: number;
  square: number;
  leader: string;
}

/** A rider goes along with an attack, for a card; neutral riders need none. */
export interface HomasCountered {
  changes: readonly (readonly [string, string, string | number | boolean | readonly string[]])[];
  rider: string;
  start: number;
  square: number;
  leader: string;
  card: string;
}

/** A die that decides something about a rider. */
export interface HomasDie {
  changes: readonly (readonly [string, string, string | number | boolean | readonly string[]])[];
  rider: string;
  die: number;
}

/** Who takes the relay of whom, and the file from the front. */
export interface HomasRelayed {
  changes: readonly (readonly [string, string, string | number | boolean | readonly string[]])[];
  rider: string;
  asker: string;
  file: readonly string[];
}

/** Nobody would relay; how many of them pass. */
export interface HomasRefusedRelay {
  changes: readonly (readonly [string, string, string | number | boolean | readonly string[]])[];
  riders: readonly string[];
  passing: number;
}

/** A rider goes from one square to another. */
export interface HomasStep {
  changes: readonly (readonly [string, string, string | number | boolean | readonly string[]])[];
  rider: string;
  start: number;
  square: number;
}

/** Riders who cross the line at this row, and the place of the first of them. */
export interface HomasPassed {
  changes: readonly (readonly [string, string, string | number | boolean | readonly string[]])[];
  riders: readonly string[];
  row: number;
  first: number;
}

/** The score of a rider, how many rows it caught, and the row that this leads to. */
export interface HomasSprinted {
  changes: readonly (readonly [string, string, string | number | boolean | readonly string[]])[];
  rider: string;
  score: number;
  caught: number;
  row: number;
}

/** Riders come home: the place of the first of them, and the seconds behind the winner. */
export interface HomasArrived {
  changes: readonly (readonly [string, string, string | number | boolean | readonly string[]])[];
  riders: readonly string[];
  place: number;
  delay: number;
}

/** A team is out, because of this rider's fitness card. */
export interface HomasDisqualified {
  changes: readonly (readonly [string, string, string | number | boolean | readonly string[]])[];
  rider: string;
  seat: string;
}

/**
 * The road of this race: squares are numbered from 1, a larger number is further ahead. Places are square and lane: 0
 * is the right lane, -1, -2 … are on the grass right of it. `timing` has the seconds of the first, second … square
 * beyond the line, where times count.
 */
export interface FlammeRoad {
  game: "flamme";
  text: string;
  tiles: readonly string[];
  squares: readonly SquareWire[];
  line: number;
  grid: readonly number[];
  breakaway: readonly (readonly [number, number])[];
  piles: readonly PileWire[];
  timing: readonly number[];
}

/**
 * One square: its lanes, its marks and what they do. `next` are the squares that follow, inner way first, where that is
 * not the next number; `name` is what people call it, where that is not its number.
 */
export interface SquareWire {
  lanes: number;
  terrain?: string;
  weather?: string;
  slippery?: boolean;
  next?: readonly number[];
  name?: string;
}

/**
 * A pile of tokens beside a square, the best first. `major` and `minor` lie there in tours, `refresh` on extended
 * stages.
 */
export interface PileWire {
  pile: string;
  side: string;
  square: number;
  values: readonly number[];
}

/** The road of this race: a square's place in `squares` is its number, a larger one is further ahead. */
export interface HomasRoad {
  game: "homas";
  text: string;
  name: string;
  length: number;
  squares: readonly HomasSquare[];
  marks: readonly HomasMark[];
  red: number;
  finish: string;
  cards: readonly number[];
  team_cards: readonly string[];
  limit: number | null;
  stage: boolean;
  trial: boolean;
  hell: boolean;
  hours: number;
  worthwhile: number;
  late: number;
  points: readonly number[];
}

/**
 * One square: where it lies, what road it is, and its neighbours by number (-1 where there is none). `progress` and
 * `rear` are its front and back edge in sixtieths of a row. `ahead` is where a rider may step to; `behind` are straight
 * behind, behind to the right and to the left; `left` is the square beside it.
 */
export interface HomasSquare {
  name: string;
  row: number;
  lane: number;
  progress: number;
  rear: number;
  behind: readonly [number, number, number];
  road?: string;
  grade?: number;
  mountain?: boolean;
  interior?: boolean;
  ahead?: readonly number[];
  left?: number;
}

/** A line across the road in front of this row: its letter, a summit (hill or mountain), a sprint. */
export interface HomasMark {
  letter: string;
  row: number;
  kind?: string;
  title?: string;
  sprint?: boolean;
}

/**
 * What a seat may know now; seat null is a spectator. In the draft `order` is the order in which seats pick first,
 * `drafted` the riders picked for so far, `picks` every turn from the first to the last, and `copies` how many there
 * are of each specialist. In a trial `points` are the tour points of teams that have any: of equals, fewer are ahead
 * (rule 11.1.6).
 */
export interface FlammeView {
  game: "flamme";
  seat: string | null;
  round: number;
  phase: string;
  rules: readonly string[];
  riders: readonly RiderWire[];
  order?: readonly string[];
  drafted?: readonly string[];
  picks?: readonly PickWire[];
  copies?: number;
  points?: Readonly<Record<string, number>>;
}

/** A rider as one seat sees it; piles are cards as text. The last three are for its own riders only. */
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

/** A turn of the draft: whose it is, and the specialist that was picked; empty: not yet. */
export interface PickWire {
  seat: string;
  specialist: string;
}

/** What a seat may know now; seat null is a spectator. */
export interface HomasView {
  game: "homas";
  seat: string | null;
  round: number;
  phase: string;
  teams: readonly HomasTeam[];
  riders: readonly HomasRider[];
  rain?: boolean;
  sprints?: readonly HomasPassage[];
  summits?: readonly HomasPassage[];
  due?: readonly string[];
  missed?: readonly string[];
}

/** A team: `kind` is team or neutral; `rank` is its place in the order of the line-up, 0 before that. */
export interface HomasTeam {
  colour: string;
  number: number;
  kind: string;
  cards?: readonly string[];
  rank?: number;
  disqualified?: boolean;
}

/** A rider; square -1 is nowhere yet. A hidden fitness card is `?`. */
export interface HomasRider {
  name: string;
  team: string;
  role: number;
  square: number;
  neutral?: boolean;
  cards?: readonly string[];
  spent?: readonly string[];
  fitness?: string;
  moved?: boolean;
  still?: boolean;
  used?: number;
  helped?: boolean;
  one_die?: boolean;
  wait?: number;
  home?: number;
  place?: number;
  delay?: number;
}

/** The riders that have crossed a line with something to win, in order. */
export interface HomasPassage {
  row: number;
  riders: readonly string[];
}

/** A question to this seat: its answers, and where the cards among them would lead. */
export interface FlammeQuestion {
  game: "flamme";
  id: string;
  seat: string;
  rider: string;
  kind: string;
  asks: string;
  options: readonly string[] | null;
  sealed?: boolean;
  number?: number;
  landings?: Readonly<Record<string, LandingWire>>;
  asked?: FlammeSpots | FlammeBids | FlammeRefresh | null;
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
  said: readonly SaidWire[];
}

/** Which rider starts where? */
export interface FlammeSpots {
  what: "place";
  answers: readonly FlammeSpot[];
}

/** A rider of this type on a square of the start grid, in the rightmost free lane. */
export interface FlammeSpot {
  answer: string;
  type: string;
  square: number;
  lane: number;
}

/** Who bids for the breakaway, or which card? */
export interface FlammeBids {
  what: "bid";
  doubled: readonly string[];
}

/** Which played cards does the rider take back? The answer has them in this order, with commas between. */
export interface FlammeRefresh {
  what: "refresh";
  cards: readonly string[];
  limit: number;
  token: boolean;
  best: readonly number[];
}

/** A question to this seat: its answers, where they lead, and those that need no thought. */
export interface HomasQuestion {
  game: "homas";
  id: string;
  seat: string;
  rider: string;
  kind: string;
  asks: string;
  options: readonly string[] | null;
  sealed?: boolean;
  asked?: HomasMoves | HomasSprint | HomasEnds | HomasWheels | HomasCounters | HomasFates | HomasCards | HomasEnergy | HomasLineup | HomasPlaces | HomasRetreat | null;
  proposed?: string;
  only?: string;
  routine?: string;
  orders?: Readonly<Record<string, string>>;
  together?: number;
  useful?: readonly string[];
  lands?: Readonly<Record<string, string>>;
  reach?: Readonly<Record<string, number>>;
  blocked?: Readonly<Record<string, number>>;
}

/** How does the rider whose turn it is ride? */
export interface HomasMoves {
  what: "move";
  answers: readonly HomasMove[];
  hand: readonly HomasHeld[];
  fitness?: string;
  why?: readonly string[];
  exposed?: boolean;
}

/** What a rider moves or sprints with: cards and dice; or else a fitness card, a relay, a rest. */
export interface HomasMove {
  answer: string;
  does?: string;
  own?: readonly string[];
  team?: readonly string[];
  attack?: boolean;
  dice?: number;
  cards?: number;
  least?: number;
  most?: number;
  seven?: boolean;
  place?: number;
}

/** An energy card of the rider or of the team, and why it cannot be played here (empty: it can). */
export interface HomasHeld {
  card: string;
  team?: boolean;
  why?: string;
}

/** What does the rider sprint with? */
export interface HomasSprint {
  what: "sprint";
  answers: readonly HomasMove[];
  hand: readonly HomasHeld[];
  before?: readonly string[];
  needs?: number;
}

/** Where does the rider ride to? */
export interface HomasEnds {
  what: "end";
  answers: readonly HomasEnd[];
  odds?: HomasOdds | null;
}

/** A square to ride to, how many squares away it is, and the rider whose wheel is there. */
export interface HomasEnd {
  answer: string;
  square: number;
  squares: number;
  wheel?: string;
  useful?: boolean;
}

/** The odds of a roll on the event table, in percent, and its modifiers by cause. */
export interface HomasOdds {
  helped: number;
  nothing: number;
  slowed: number;
  lost: number;
  less?: Readonly<Record<string, number>>;
}

/** Who follows, or who takes the relay? */
export interface HomasWheels {
  what: "wheel";
  answers: readonly HomasWheel[];
}

/** A rider that follows or takes the relay (empty: none), the square it reaches and its distance. */
export interface HomasWheel {
  answer: string;
  rider?: string;
  square?: number;
  squares?: number;
  wait?: number;
}

/** Who counters an attack? */
export interface HomasCounters {
  what: "counter";
  answers: readonly HomasCounter[];
  riders: readonly HomasCounterer[];
}

/** Riders that counter an attack, each with the card that it spends. */
export interface HomasCounter {
  answer: string;
  spent: Readonly<Record<string, string>>;
}

/** A rider that may counter: the cards it can spend, the square it reaches and its distance. */
export interface HomasCounterer {
  rider: string;
  cards: readonly string[];
  square: number;
  squares: number;
  wait?: number;
}

/** How does the rider take a seven, or a chance? */
export interface HomasFates {
  what: "fate";
  answers: readonly HomasFate[];
  odds?: HomasOdds | null;
}

/** How to take a seven or a chance: table, keep (one die or card); attack, ride or recover. */
export interface HomasFate {
  answer: string;
  does: string;
  part?: number;
  squares?: number;
}

/** Which card buys a turn back, goes, comes back, or is kept? */
export interface HomasCards {
  what: "card";
  answers: readonly HomasCard[];
}

/** A card, perhaps the team's; the empty one means waiting. */
export interface HomasCard {
  answer: string;
  card?: string;
  team?: boolean;
  attack?: boolean;
}

/** Which energy cards does the team ride this stage with? */
export interface HomasEnergy {
  what: "energy";
  answers: readonly HomasHands[];
}

/** The energy cards of riders 1 to 4 and of the team. */
export interface HomasHands {
  answer: string;
  hands: readonly (readonly string[])[];
}

/** Where does the team line up? */
export interface HomasLineup {
  what: "lineup";
  answers: readonly HomasLine[];
  board: Readonly<Record<string, readonly string[]>>;
}

/** A letter of the starting board, and the riders in lanes 1 to 4. */
export interface HomasLine {
  answer: string;
  letter: string;
  riders: readonly string[];
}

/** Which rider lines up next, and where? */
export interface HomasPlaces {
  what: "place";
  answers: readonly HomasPlace[];
}

/** A rider and a square of the grid. */
export interface HomasPlace {
  answer: string;
  rider: string;
  square: string;
}

/** Who falls back a square? */
export interface HomasRetreat {
  what: "retreat";
  answers: readonly HomasBack[];
}

/** The riders that fall back together. */
export interface HomasBack {
  answer: string;
  riders?: readonly string[];
}

/**
 * A tour: the books after the latest stage that is over, everything done for the next. `jerseys` has riders by yellow,
 * green, polka and combative, `leaders` by general, sprint and mountain; both are empty before the first stage is over.
 */
export interface FlammeTourWire {
  game: "flamme";
  number: number;
  pdf?: boolean;
  stages?: readonly StageLines[];
  wanted?: readonly (readonly LineWanted[])[];
  changes?: readonly ChangeRow[];
  crew?: readonly CrewRow[];
  days: readonly DayWire[];
  riders: readonly TourRiderWire[];
  teams: readonly TourTeamWire[];
  jerseys: Readonly<Record<string, string>>;
  leaders: Readonly<Record<string, string>>;
  ranking: Readonly<Record<string, readonly string[]>>;
  prizes: PrizesWire;
  first: string;
  history: readonly StageResultWire[];
  outcome: OutcomeWire | null;
  combative: boolean;
}

/**
 * A stage of the calendar: how it is ridden (tour, ttt or itt), and whether a rest day follows. A custom road is named
 * by its tiles, as in the settings of a table.
 */
export interface DayWire {
  stage: string;
  name: string;
  format: string;
  extended: boolean;
  rest: boolean;
  combative: boolean;
}

/**
 * A rider's account so far: seconds, points, and the exhaustion cards it starts the next stage with. `gap` is the
 * number of seconds behind the leader of the general classification.
 */
export interface TourRiderWire {
  name: string;
  team: string;
  type: string;
  specialist: string;
  time: number;
  sprint: number;
  mountain: number;
  exhaustion: number;
  gap: number;
}

/** A team's account so far: tour points with their sources, and the time of both riders. */
export interface TourTeamWire {
  colour: string;
  points: number;
  podium: number;
  rest: number;
  combative: number;
  time: number;
}

/** The tour points for the first of each stage, and at the end for the first of each classification. */
export interface PrizesWire {
  podium: readonly number[];
  general: readonly number[];
  teams: readonly number[];
  points: readonly number[];
}

/** The result of one stage. `points` are the tour points of each team after it, a rest day included. */
export interface StageResultWire {
  podium: readonly (readonly [string, number])[];
  times: Readonly<Record<string, number>>;
  sprint: Readonly<Record<string, number>>;
  mountain: Readonly<Record<string, number>>;
  points: Readonly<Record<string, number>>;
  rest: Readonly<Record<string, number>>;
  crossed: readonly string[];
  combative: string;
  led: Readonly<Record<string, number>>;
}

/** The end of the tour: bonus and total of each team, and the teams, the winner first. */
export interface OutcomeWire {
  bonus: Readonly<Record<string, number>>;
  total: Readonly<Record<string, number>>;
  ranking: readonly string[];
}

/** A stage race: the books after the latest stage that is over. */
export interface HomasTourWire {
  game: "homas";
  number: number;
  pdf?: boolean;
  stages?: readonly StageLines[];
  wanted?: readonly (readonly LineWanted[])[];
  changes?: readonly ChangeRow[];
  crew?: readonly CrewRow[];
  days: readonly HomasDay[];
  riders: readonly HomasTourRider[];
  teams: readonly HomasTourTeam[];
  jerseys: Readonly<Record<string, string>>;
  ranking: Readonly<Record<string, readonly string[]>>;
  history: readonly HomasStageResult[];
}

/** A stage of the calendar: flat, mountain (with one in it) or trial; the time limit in minutes. */
export interface HomasDay {
  stage: string;
  name: string;
  kind: string;
  length: number;
  limit: number | null;
}

/** A rider's account so far: seconds behind yellow, points, and its cards for the next stage. */
export interface HomasTourRider {
  name: string;
  time?: number;
  green?: number;
  polka?: number;
  draws?: number;
  tired?: boolean;
}

/** A team and the times of its riders together, as seconds behind the first team. */
export interface HomasTourTeam {
  colour: string;
  time: number;
}

/**
 * The result of one stage: places, times with bonus seconds taken off, and points. `jerseys` and `order` (of the teams)
 * are as they were after it.
 */
export interface HomasStageResult {
  crossed: readonly string[];
  times: Readonly<Record<string, number>>;
  green: Readonly<Record<string, number>>;
  polka: Readonly<Record<string, number>>;
  rushes: readonly (readonly string[])[];
  summits: readonly HomasSummit[];
  disqualified: readonly string[];
  jerseys: Readonly<Record<string, string>>;
  order: readonly string[];
}

/** Who came first over a hill or a mountain. */
export interface HomasSummit {
  kind: string;
  riders: readonly string[];
}

/** What is shown with an event of Homas Tour Pro. */
export interface HomasShown {
  game: "homas";
  sum?: HomasSum | null;
  less?: Readonly<Record<string, number>>;
  square?: number;
}

/**
 * Cards and dice that count, additions by rules or the event table, the road's effect, and the result. In a sprint that
 * is a score: the rows that a rider gains by catching others come on top.
 */
export interface HomasSum {
  cards?: readonly number[];
  dice?: readonly number[];
  plus?: number;
  grade?: number;
  road?: string;
  squares: number;
  offered?: number;
}

/** An argument of an event or a sentence; undefined where it has none of this name. */
export type Arg = string | number | boolean | readonly (string | number | boolean | readonly (string | number | boolean | readonly (string | number | boolean | null)[] | null)[] | null)[] | null | undefined;

type FieldOf<Args> = { [Code in keyof Args]: keyof Args[Code] }[keyof Args];

/** Events as a union that is told apart by `code`; what one does not say is undefined. */
type Told<Args> = {
  [Code in keyof Args]: Omit<EventWire, "code" | "args"> & {
    code: Code;
    args: { [Field in keyof Args[Code]]: Args[Code][Field] } & {
      [Field in Exclude<FieldOf<Args>, keyof Args[Code]>]?: never;
    };
  };
}[keyof Args];

export type FlammeEvent = Told<FlammeEvents>;

export type HomasEvent = Told<HomasEvents>;

/** The events of each game. */
export interface GameEvents {
  flamme: FlammeEvent;
  homas: HomasEvent;
}
