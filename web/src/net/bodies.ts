// Made from src/echappee/server/messages by `python -m echappee.server.schema`; not to be edited.

import type { EventWire, HomasMark, QuestionWire, RoadWire, SaidWire, Settings, ViewWire } from "./protocol";

/** A long job was begun, or joined. Its id is a ticket: only the holder can ask about the job. */
export interface JobTicket {
  job: string;
}

/** How far a job is. */
export interface JobState {
  state: "done" | "failed" | "running" | "waiting";
  ahead?: number;
  done?: number;
  code?: string;
  detail?: string;
}

/** The device that asks, known to tables by a hash of its token. */
export interface Me {
  device: string;
}

/** Facts about the server that a page should know. */
export interface ServerInfo {
  friends: readonly string[];
}

/** What the coach says about a question. */
export interface Coaching {
  wins: Readonly<Record<string, FigureRow>>;
  best: string | null;
  policy: string;
  chances: Readonly<Record<string, Readonly<Record<string, number>>>>;
  said: Readonly<Record<string, SaidWire>>;
}

/** A win chance or a change of it, from 0 to 1, with its standard error. */
export interface FigureRow {
  mean: number;
  error: number;
  shown: number;
}

/** A record, and how many of its entries come before the starting point. */
export interface Forking {
  record: string;
  entries: number;
}

/** A table to open. The same `id` sent twice opens one table. */
export interface Opening {
  settings: Settings;
  id?: string | null;
  fork?: Forking | null;
}

/** A new table and its two codes, which are shown once: the server keeps only their hashes. */
export interface Invitation {
  id: string;
  player_code: string;
  watcher_code: string;
  player_link: string;
  watcher_link: string;
}

/** A code for entering a table. */
export interface Entering {
  code: string;
}

/** The table that the code belongs to. */
export interface Entered {
  table: string;
}

/** The table that this device has left, or that was deleted. */
export interface TableLeft {
  table: string;
}

/** The way to another device: a code, a link with it, and how many seconds it is valid. */
export interface MoveOffer {
  code: string;
  link: string;
  seconds: number;
}

/** A table in a list. */
export interface TableRow {
  id: string;
  status: string;
  stage: string;
  seats: readonly string[];
  open_seats: number;
  round: number;
  winner: string;
  winning_team?: string;
  game?: string;
  name?: string;
  tour?: string;
  day?: number;
  days?: number;
  points?: readonly number[];
}

/** A table of this device. */
export interface OwnTableRow {
  table: TableRow;
  your_turn: boolean;
  updated: number;
}

/** Public tables, and the device's own: the newest hundred, the latest used first. */
export interface TableLists {
  public: readonly TableRow[];
  yours: readonly OwnTableRow[];
  earlier?: number;
  notice?: string;
}

/** The public key for notices, as browsers take it; empty where the server sends none. */
export interface PushKey {
  key: string;
}

/** The browser's push subscription, and the language of its notifications. */
export interface Subscribing {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
}

/** The table that this device gets notifications about. */
export interface Subscribed {
  table: string;
}

/** The server is well. */
export interface Health {
  status: string;
  version: string;
  node: string;
}

/** Why something was not done: `code` is stable and for programs, `detail` is one line for people. */
export interface Problem {
  code: string;
  detail: string;
  rounds?: number;
}

/** The sheets of a tour, one per page of paper. */
export interface TourSheets {
  title: string;
  moment: string;
  teams: Readonly<Record<string, SheetTeam>>;
  sheets: readonly Sheet[];
}

/** A team as it is called on the sheets. */
export interface SheetTeam {
  bib: string;
  colour: string;
  letter: string;
  name: string;
}

/** One sheet: a page of paper. */
export interface Sheet {
  about: readonly Cell[];
  foot: readonly Cell[];
  heading: string;
  kind: string;
  parts: readonly SheetPart[];
  team?: string;
  total?: string;
}

/** A cell of a table, or a word in a line: a jersey, a cap, cards and text, in this order. */
export interface Cell {
  across?: number;
  cap?: Cap;
  cards?: readonly EnergyCard[];
  down?: number;
  leads?: string;
  look?: "dim" | "heavy";
  note?: string;
  number?: string;
  over?: string;
  sign?: "cobbles" | "red" | "rush" | "top";
  team?: string;
  text?: string;
  under?: readonly string[];
  worn?: string;
}

/** A rider's cap: a letter or a number. */
export interface Cap {
  look: "dark" | "light" | "neutral";
  text: string;
}

/** A card by its number and where it cannot be played; one without a number is to be written in. */
export interface EnergyCard {
  kind: string;
  value: string;
}

/** Sections below each other; parts are side by side. */
export interface SheetPart {
  sections: readonly SheetSection[];
  share: number;
}

/** A part of a sheet: its title, and below it a road, a table and a line. */
export interface SheetSection {
  about?: string;
  end?: Cell;
  line?: readonly Cell[];
  nobody?: string;
  road?: RoadProfile;
  table?: SheetTable;
  title?: Cell;
}

/** A road from the side: heights from row to row, what lies on it, and the lines across it. */
export interface RoadProfile {
  grounds: readonly string[];
  heights: readonly number[];
  marks: readonly RoadMark[];
  red: number;
}

/** A line across a road. */
export interface RoadMark {
  letter: string;
  row: number;
  sprint: boolean;
  title: string;
  top: boolean;
}

export interface SheetTable {
  columns: readonly SheetColumn[];
  rows: readonly SheetRow[];
  stubs: number;
  tallest: number;
}

/** A column: its head, and how wide it is on paper. */
export interface SheetColumn {
  align?: "left" | "right";
  group?: Cell;
  head: Cell;
  share?: number;
  width?: number;
}

/** A row, with a cell for every column; unknown cells are empty. */
export interface SheetRow {
  cells: readonly Cell[];
  kind: "band" | "begins" | "plain" | "total";
}

/** A road that can be chosen, in a few fields; each game adds more. */
export type RoadRow = StageRow | CourseRow;

/** A set of roads, and its name. */
export interface RoadSet {
  id: string;
  called: Readonly<Record<string, string>>;
}

/** The roads of a game, and their sets in the order in which they are offered. */
export interface Roads {
  sets: readonly RoadSet[];
  roads: readonly RoadRow[];
}

/** A road as in settings: an id, or a custom road as its game writes them. */
export interface RoadText {
  road: string;
}

/** A problem with a road: `about` has the tiles or words that it speaks of, by name. */
export interface FindingRow {
  code: string;
  severity: string;
  detail: string;
  about: Readonly<Record<string, string | number>>;
}

/** All problems of a road; empty for a good one. */
export interface Findings {
  findings: readonly FindingRow[];
}

/** How a character is drawn. */
export interface PortraitRow {
  skin: string;
  hair: string;
  cut: string;
  wears: string;
  jersey: string;
  marks: string;
  pattern: string;
}

/** A bot that can take a seat. */
export interface BotRow {
  name: string;
  called: Readonly<Record<string, string>>;
  about: Readonly<Record<string, string>>;
  level: number;
  character: string;
  portrait: PortraitRow | null;
}

/** An automatic team that can take a seat. */
export interface AutomaticRow {
  name: string;
  called: Readonly<Record<string, string>>;
  about: Readonly<Record<string, string>>;
}

/** A tour that can be chosen by its name. */
export interface TourRow {
  name: string;
  called: Readonly<Record<string, string>>;
  about: Readonly<Record<string, string>>;
  calendar: string;
}

/** An extra of the game that can be chosen for a seat. */
export interface SeatChoiceRow {
  name: string;
  called: Readonly<Record<string, string>>;
  about: Readonly<Record<string, string>>;
}

/** A game for which tables can be opened, and all that can be chosen for one; lists are in order. */
export interface GameRow {
  name: string;
  title: string;
  colours: readonly string[];
  riders: Readonly<Record<string, readonly string[]>>;
  every_seat: boolean;
  bots: readonly BotRow[];
  older: Readonly<Record<string, Readonly<Record<string, string>>>>;
  stand_in: string;
  automatic: readonly AutomaticRow[];
  most_directed: number;
  first_road: string;
  road_lengths: readonly [number, number];
  formats: readonly string[];
  rules: readonly string[];
  tour_rules: readonly string[];
  tours: readonly TourRow[];
  tour_lengths: readonly [number, number];
  rest_days: readonly [number, number];
  guided: readonly Settings[];
  seat_choices: Readonly<Record<string, readonly SeatChoiceRow[]>>;
}

/** A language, and its name in that language. */
export interface LanguageRow {
  id: string;
  name: string;
}

/** The games and languages, the default of each first, and the limits of what people choose. */
export interface Games {
  games: readonly GameRow[];
  languages: readonly LanguageRow[];
  longest_name: number;
  longest_road: number;
  decision_s: readonly [number, number];
  reserve_s: readonly [number, number];
}

/** A record to be replayed, perhaps only up to this round. */
export interface Replaying {
  record: string;
  rounds?: number | null;
}

/** A seat of a recorded race: a person, a bot of this name, or an automatic team of this kind. */
export interface SeatRow {
  colour: string;
  kind: string;
  name: string;
}

/** The beginning of a phase. */
export interface MomentRow {
  round: number;
  phase: string;
  events: number;
  entries: number;
  fork: boolean;
}

/** A recorded race with everything that happened in it. Nothing is hidden. */
export interface Replay {
  stage: string;
  name: string;
  seats: readonly SeatRow[];
  rules: readonly string[];
  over: boolean;
  seeded: boolean;
  settings: Settings | null;
  road: RoadWire;
  start: ViewWire;
  events: readonly EventWire[];
  moments: readonly MomentRow[];
  jerseys: Readonly<Record<string, string>>;
}

/** A record, and whose decisions in which round of it. */
export interface Explaining {
  record: string;
  seat: string;
  round: number;
}

/** A decision of a recorded race, and what each answer could have led to. */
export interface ExplainedRow {
  rider: string;
  answer: string;
  wins: Readonly<Record<string, FigureRow>>;
  best: string | null;
  known: FigureRow;
  chances: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** The decisions of a seat in a round, in the order in which they were taken. */
export interface Explained {
  decisions: readonly ExplainedRow[];
}

/** The record of a race that is over, and how many races may be ridden for it. */
export interface Studying {
  record: string;
  effort?: "first" | "full";
}

/** A road of a game, and how many teams are to be put on it. */
export interface Starting {
  game: string;
  road: string;
  teams: number;
}

/** The record of a race that is over, and how many of its entries come before the moment. */
export interface TakingUp {
  record: string;
  entries: number;
}

/** A position as one line of text. */
export interface PositionLine {
  position: string;
}

/** A position, and a rider with a hand; without a rider no cards are judged. */
export interface Asking {
  position: string;
  rider?: string;
  hand?: readonly string[];
}

/** A position on the study board: its picture, and each team's chance to win. */
export interface BoardState {
  policy: string;
  road: RoadWire;
  view: ViewWire;
  teams: Readonly<Record<string, FigureRow>>;
  hand: readonly string[];
  wins: Readonly<Record<string, FigureRow>>;
  best: string | null;
  chances: Readonly<Record<string, Readonly<Record<string, number>>>>;
  said: Readonly<Record<string, SaidWire>>;
}

/** A puzzle in the list; its number is its place, from 1 on. */
export interface PuzzleRow {
  theme: string;
  level: number;
  rating: number;
}

/** All puzzles of a game. */
export interface Puzzles {
  puzzles: readonly PuzzleRow[];
}

/** The value of an answer: its win chance from 0 to 1, the standard error, and the explanation. */
export interface PuzzleAnswer {
  answer: string;
  chance: number;
  error: number;
  said: readonly SaidWire[];
}

/** A puzzle: the table as the seat that is asked sees it, and its answers, the best first. */
export interface PuzzleState {
  number: number;
  theme: string;
  level: number;
  rating: number;
  position: string;
  road: RoadWire;
  view: ViewWire;
  events: readonly EventWire[];
  question: QuestionWire;
  answers: readonly PuzzleAnswer[];
}

/** As good as the bots at this level, and better than how many of them, in percent. */
export interface StandingRow {
  level: number;
  better: number;
}

/** What a decision cost on average, from 0 to 1, its standard error, and how many decisions there were. */
export interface PerformanceRow {
  mean: number;
  error: number;
  decisions: number;
  standing: StandingRow | null;
}

/** How a team came to its result: `start + luck + mistakes + gifts + unexplained = result`. */
export interface BalanceRow {
  start: FigureRow;
  luck: FigureRow;
  mistakes: FigureRow;
  gifts: FigureRow;
  unexplained: FigureRow;
  result: FigureRow;
  own?: FigureRow | null;
  others?: FigureRow | null;
  adjusted: FigureRow;
  performance: PerformanceRow;
  grades: Readonly<Record<string, number>>;
}

/** A decision with its grade. */
export interface GradedRow {
  question: string;
  round: number;
  phase: string;
  seat: string;
  rider: string;
  kind: string;
  events: number;
  played: string;
  best: string;
  answers: Readonly<Record<string, FigureRow>>;
  cost: FigureRow;
  grade: string;
  disputed: boolean;
  gifts: Readonly<Record<string, FigureRow>>;
  tried: number;
  said: readonly SaidWire[];
}

/** The win chance of every team where a phase begins, and at the end; what is shown adds up to 100. */
export interface ChancesRow {
  round: number;
  phase: string;
  events: number;
  entries: number;
  teams: Readonly<Record<string, FigureRow>>;
}

/** A moment that turned the race: the phase that began there, and the team whose chance changed most. */
export interface TurningRow {
  round: number;
  phase: string;
  events: number;
  before: number;
  after: number;
  seat: string;
  said: readonly SaidWire[];
}

/** A draw, and the chance of its team before and after it. */
export interface DrawnRow {
  round: number;
  phase: string;
  seat: string;
  rider: string;
  kind: string;
  result: string;
  events: number;
  before: FigureRow;
  after: FigureRow;
}

/** The study of a race. */
export interface Studied {
  version: number;
  effort: string;
  provisional: boolean;
  lacking: boolean;
  policy: string;
  second: string;
  races: number;
  ridden: number;
  teams: readonly string[];
  seats: Readonly<Record<string, BalanceRow>>;
  given: Readonly<Record<string, Readonly<Record<string, FigureRow>>>>;
  chances: readonly ChancesRow[];
  turning: readonly TurningRow[];
  decisions: readonly GradedRow[];
  draws: readonly DrawnRow[];
}

/** A stage of Flamme Rouge. */
export interface StageRow {
  game: "flamme";
  id: string;
  name: string;
  set: string;
  squares: number;
  players: readonly [number, number];
  tiles: readonly string[];
  climbs: number;
  terrain: Readonly<Record<string, number>>;
  grid: number;
  breakaway: number;
  official: boolean;
  special: string;
  confidence: string;
  designer: string;
  note: string;
}

/** A course of Homas Tour Pro, a time trial, or a custom road. */
export interface CourseRow {
  game: "homas";
  id: string;
  name: string;
  set: string;
  squares: number;
  hours: number;
  marks: readonly HomasMark[];
  rows: readonly GradeRow[];
  red: number;
  finish: string;
  cards: readonly number[];
  limit: number | null;
  trial: boolean;
  rain: boolean;
  hell: boolean;
}

/** A row of a course: its printed number, and whether it has cobbles or belongs to a mountain. */
export interface GradeRow {
  grade?: number;
  road?: string;
  mountain?: boolean;
}
