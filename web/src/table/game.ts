/**
 * A game as the pages see it: how it is told and drawn, and its parts, each of which is loaded when it is first
 * needed. What can be chosen for a table of it the server tells (`offers.svelte.ts`).
 * A game moves in with a folder that exports one such record, and a line in `games.ts`.
 */
import type { Component, Snippet } from 'svelte';
import type { GameRows } from '@/home/rows';
import type { GameLobby } from '@/lobby/game';
import type { Place } from '@/lobby/plan';
import type { PuzzleState, Replay } from '@/net/bodies';
import type { Settings } from '@/net/protocol';
import type { Book } from '@/rules/book';
import { offerOf } from './offers.svelte';
import type { GameId, Table } from './table.svelte';

/** What is planned at a table. */
export interface Planned {
  readonly stage: string;
  /** The name of a tour or its calendar; empty: one race. */
  readonly tour: string;
  readonly rules: readonly string[];
  readonly places: readonly Place[];
}

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

type Loaded<Part> = () => Promise<{ default: Part }>;

export interface GamePages {
  readonly id: GameId;
  /** Where its rules are, and what stands before the name of each part in that address. */
  readonly rules: string;
  readonly anchor: string;
  /** What a round is called in messages that all games share. */
  readonly round: 'round' | 'turn';
  /** Whether its races can be studied. */
  readonly studied: boolean;
  /** The riders of a team on the first page, from the last to the first. */
  readonly poster: { readonly team: string; readonly types: string };
  /** The team of a rider, by its name; a team's own name is its own. */
  readonly teamOf: (name: string) => string;
  /** The stages in a calendar, as settings name them. */
  readonly stagesIn: (calendar: string) => string[];
  /** Whether this is ridden before the first stage and not counted as one. */
  readonly isPrologue: (stage: string) => boolean;
  /** The settings that the server makes a race or a tour of. */
  readonly settings: (planned: Planned) => Settings;
  /** The short race in which somebody new is guided. */
  readonly guided: Settings;
  /** The race while it is ridden, and how it ended. */
  readonly race: Loaded<TablePage>;
  /** A tour between its stages. */
  readonly tour: Loaded<TablePage>;
  readonly replay: Loaded<Component<ReplayProps>>;
  /** The study board, and the phases of a race that can be put on it; null in a game whose positions nobody judges. */
  readonly board: { readonly phases: readonly string[]; readonly page: Loaded<Component> } | null;
  /** How a puzzle of it is drawn and asked; null in a game that has none. */
  readonly puzzle: Loaded<Component<PuzzleProps>> | null;
  readonly lobby: Loaded<GameLobby>;
  readonly rows: Loaded<GameRows>;
  readonly book: Loaded<Book>;
}

/** The number that a team has in this game. */
export const numberIn = (game: GamePages, team: string): number => offerOf(game.id).colours.indexOf(team) + 1;
