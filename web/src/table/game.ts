/**
 * A game's record for the pages: how it is told and drawn, and its parts, each loaded when it is first needed. The
 * server tells what can be chosen for its tables (`offers.svelte.ts`). A game moves in with a folder that exports one
 * such record, and a line in `games.ts`.
 */
import type { Component, Snippet } from 'svelte';
import type { Plan, Planned } from './plan';
import type { PuzzleState, Replay, TableRow } from '@/net/bodies';
import type { Settings } from '@/net/protocol';
import { offerOf } from './offers.svelte';
import type { GameId, Table } from './table.svelte';

/** A page about a table of this game. */
export type TablePage = Component<{ table: Table }>;

export type ReplayOpens = '' | 'study' | 'again';

export interface ReplayProps {
  replay: Replay;
  /** People's names at the table, in seat order. */
  names: readonly string[];
  /** The seats of this device. */
  own: readonly string[];
  record: string;
  /** Empty where the record is a file. */
  table: string;
  /** The race in the palmarès of this device; empty where the record came from elsewhere. */
  race: string;
  /** What is to open at once: its study, or the person's mistakes as puzzles. */
  opens: ReplayOpens;
}

export interface PuzzleProps {
  puzzle: PuzzleState;
  /** The answer; null: none yet. */
  answered: string | null;
  answer: (text: string) => void;
  /** Its name, and how hard it is. */
  title: string;
  line: string;
  /** After the answer, and at the end. */
  verdict: Snippet;
  foot: Snippet;
}

/** What a game adds to lists of tables. */
export interface GameRows {
  /** Load what names and profiles need. */
  load(): Promise<void>;
  /** The name of a table's road. */
  nameOf(row: Pick<TableRow, 'name' | 'stage'>): string;
  readonly Profile: Component<{ stage: string; width: number; height: number }>;
}

/** What a game adds to the page on which a table is planned. */
export interface GameLobby {
  /** Load the roads that can be chosen. */
  load(): Promise<void>;
  /** The road or the tour: a choice for the host, shown to others. `fork` is the round from which a race continues. */
  readonly Stage: Component<{ plan: Plan; title: string; fork?: number | null }>;
  /** The rules of this race, or facts about its road. */
  readonly Rules: Component<{ plan: Plan }>;
  /** The further choices for a seat, if the game has any. */
  readonly SeatExtras?: Component<{ plan: Plan; index: number }>;
  /** The plan in two lines. */
  readonly Summary: Component<{ plan: Plan }>;
  /** Why it cannot begin like this, in words; nothing if it can. */
  problem(plan: Plan): string | undefined;
}

export interface KeyLine {
  readonly keys: readonly string[];
  /** Their effect, as a message. */
  readonly id: string;
}

/** A table that belongs to a rule. */
export interface RuleTable {
  readonly Table: Component<{ words: readonly string[] }>;
  /** All its text, for the search. */
  text(): string;
}

/** What a game adds to the page of the rules: its drawings, and the names of its messages. */
export interface Book {
  /** The prefix of each part's name in its address. */
  readonly anchor: string;
  readonly extras: readonly string[];
  /** The parts before the rules; the second one holds the extras. */
  readonly parts: readonly [string, string, ...string[]];
  /** The messages of a step, of a chapter or section, and of a rule, by its name or number. */
  step(name: string): string;
  part(number: string): string;
  rule(number: string): string;
  readonly Picture: Component<{ step: string }>;
  readonly Legend: Component;
  readonly keys: readonly KeyLine[];
  /** By the number of their rule. */
  readonly tables: Readonly<Record<string, RuleTable>>;
}

type Loaded<Part> = () => Promise<{ default: Part }>;

/** The record that every game has, also one that these pages do not know (`plain/`). */
export interface GamePages {
  readonly id: GameId;
  /** The address of its rules. */
  readonly rules: string;
  /** The word for a round in messages that all games share. */
  readonly round: 'round' | 'turn';
  /** Whether its races can be studied. */
  readonly studied: boolean;
  /** The stages in a calendar, as settings name them. */
  readonly stagesIn: (calendar: string) => string[];
  /** Whether this is ridden before the first stage and not counted as one. */
  readonly isPrologue: (stage: string) => boolean;
  /** The settings from which the server makes a race or a tour. */
  readonly settings: (planned: Planned) => Settings;
  /** The race while it is ridden, and its end. */
  readonly race: Loaded<TablePage>;
  /** A tour between its stages. */
  readonly tour: Loaded<TablePage>;
  readonly replay: Loaded<Component<ReplayProps>>;
  readonly lobby: Loaded<GameLobby>;
  readonly rows: Loaded<GameRows>;
}

/** A game with pages of its own, which also appears on the first page and in the book of rules. */
export interface HouseGame extends GamePages {
  /** The prefix of each part's name in the address of its rules. */
  readonly anchor: string;
  /** The riders of a team on the first page, from the last to the first. */
  readonly poster: { readonly team: string; readonly types: string };
  /** The short guided race for beginners. */
  readonly guided: () => Settings;
  /** The study board, and the phases of a race that can be put on it; null if the game's positions cannot be judged. */
  readonly board: { readonly phases: readonly string[]; readonly page: Loaded<Component> } | null;
  /** How its puzzles are drawn and asked; null if it has none. */
  readonly puzzle: Loaded<Component<PuzzleProps>> | null;
  readonly book: Loaded<Book>;
}

/** The number that a team has in this game. */
export const numberIn = (game: GamePages, team: string): number => offerOf(game.id).colours.indexOf(team) + 1;
