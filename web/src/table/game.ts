/**
 * A game as the pages see it: how it is told and drawn, and its parts, each of which is loaded when it is first
 * needed. What can be chosen for a table of it the server tells (`offers.svelte.ts`).
 * A game moves in with a folder that exports one such record, and a line in `games.ts`.
 */
import type { Component, Snippet } from 'svelte';
import type { Plan, Planned } from './plan';
import type { PuzzleState, Replay, TableRow } from '@/net/bodies';
import type { Settings } from '@/net/protocol';
import { offerOf } from './offers.svelte';
import type { GameId, Table } from './table.svelte';

/** A page about a table of this game. */
export type TablePage = Component<{ table: Table }>;

export interface ReplayProps {
  replay: Replay;
  /** What people were called at the table, in seat order. */
  names: readonly string[];
  record: string;
  /** Empty where the record is a file. */
  table: string;
  /** Whether its study is wanted from the beginning. */
  studied: boolean;
}

export interface PuzzleProps {
  puzzle: PuzzleState;
  /** What was answered; null: nothing yet. */
  answered: string | null;
  answer: (text: string) => void;
  /** What it is called, and how hard it is. */
  title: string;
  line: string;
  /** After the answer, and at the end. */
  verdict: Snippet;
  foot: Snippet;
}

/** What a game adds to lists of tables. */
export interface GameRows {
  /** Ask for what names and profiles need. */
  load(): Promise<void>;
  /** What the road of a table is called. */
  nameOf(row: Pick<TableRow, 'name' | 'stage'>): string;
  readonly Profile: Component<{ stage: string; width: number; height: number }>;
}

/** What a game adds to the page on which a table is planned. */
export interface GameLobby {
  /** Ask for the roads that can be chosen. */
  load(): Promise<void>;
  /** The road or the tour: to be chosen, or as it was chosen. `fork` is the round that a race goes on from. */
  readonly Stage: Component<{ plan: Plan; title: string; fork?: number | null }>;
  /** The rules of this race, or what is to be known about its road. */
  readonly Rules: Component<{ plan: Plan }>;
  /** What can be chosen for a seat beyond who sits there, where the game has anything of the kind. */
  readonly SeatExtras?: Component<{ plan: Plan; index: number }>;
  /** The plan in two lines. */
  readonly Summary: Component<{ plan: Plan }>;
  /** Why it cannot begin like this, in words; nothing if it can. */
  problem(plan: Plan): string | undefined;
}

export interface KeyLine {
  readonly keys: readonly string[];
  /** What they do, as a message. */
  readonly id: string;
}

/** A table that belongs to a rule. */
export interface RuleTable {
  readonly Table: Component<{ words: readonly string[] }>;
  /** All that it says, to be searched in. */
  text(): string;
}

/** What a game adds to the page of the rules: its drawings, and what its messages are called. */
export interface Book {
  /** What stands before the name of each part in its address. */
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

/** What there is of every game, also of one that these pages do not know (`plain/`). */
export interface GamePages {
  readonly id: GameId;
  /** Where its rules are. */
  readonly rules: string;
  /** What a round is called in messages that all games share. */
  readonly round: 'round' | 'turn';
  /** Whether its races can be studied. */
  readonly studied: boolean;
  /** The stages in a calendar, as settings name them. */
  readonly stagesIn: (calendar: string) => string[];
  /** Whether this is ridden before the first stage and not counted as one. */
  readonly isPrologue: (stage: string) => boolean;
  /** The settings that the server makes a race or a tour of. */
  readonly settings: (planned: Planned) => Settings;
  /** The race while it is ridden, and how it ended. */
  readonly race: Loaded<TablePage>;
  /** A tour between its stages. */
  readonly tour: Loaded<TablePage>;
  readonly replay: Loaded<Component<ReplayProps>>;
  readonly lobby: Loaded<GameLobby>;
  readonly rows: Loaded<GameRows>;
}

/** A game with pages of its own, which is also on the first page and in the book of rules. */
export interface HouseGame extends GamePages {
  /** What stands before the name of each part in the address of its rules. */
  readonly anchor: string;
  /** The riders of a team on the first page, from the last to the first. */
  readonly poster: { readonly team: string; readonly types: string };
  /** The short race in which somebody new is guided. */
  readonly guided: () => Settings;
  /** The study board, and the phases of a race that can be put on it; null in a game whose positions nobody judges. */
  readonly board: { readonly phases: readonly string[]; readonly page: Loaded<Component> } | null;
  /** How a puzzle of it is drawn and asked; null in a game that has none. */
  readonly puzzle: Loaded<Component<PuzzleProps>> | null;
  readonly book: Loaded<Book>;
}

/** The number that a team has in this game. */
export const numberIn = (game: GamePages, team: string): number => offerOf(game.id).colours.indexOf(team) + 1;
