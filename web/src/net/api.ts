/** Requests to the server that need no seat at a table. */
import type {
  Asking,
  BoardState,
  Coaching,
  Entered,
  Explained,
  Findings,
  Games,
  Invitation,
  JobState,
  JobTicket,
  Me,
  MoveOffer,
  Opening,
  PositionLine,
  PushKey,
  Puzzles,
  PuzzleState,
  Replay,
  RoadRow,
  Roads,
  ServerInfo,
  Studied,
  Studying,
  Subscribed,
  Subscribing,
  TableLeft,
  TableLists,
  TourSheets,
} from './bodies';
import type { TableState } from './protocol';
import { transport, type Reply, type Call } from './transport';

type GameId = RoadRow['game'];
type RowOf<G extends GameId> = Extract<RoadRow, { game: G }>;
type RoadsOf<G extends GameId> = Omit<Roads, 'roads'> & { readonly roads: readonly RowOf<G>[] };

/** A refusal by the server: a code for programs, a line for people. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    detail: string,
    /** Other facts in the refusal, such as how many rounds of a record are valid. */
    readonly more: Readonly<Record<string, unknown>> = {},
  ) {
    super(detail);
  }
}

async function ask<T>(path: string, body?: unknown, method?: Call['method']): Promise<T> {
  return JSON.parse(await text({ method: method ?? (body === undefined ? 'GET' : 'POST'), path, body })) as T;
}

async function text(call: Call): Promise<string> {
  let reply: Reply;
  try {
    reply = await transport.ask(call);
  } catch {
    throw new Refused('no-line', 'the server cannot be reached');
  }
  if (reply.status < 400) return reply.text;
  const said = refusal(reply.text);
  throw new Refused(said.code ?? 'failed', said.detail ?? String(reply.status), said);
}

/** The content of a refusal; a gateway whose server is away sends something else. */
function refusal(text: string): { code?: string; detail?: string } {
  try {
    return JSON.parse(text) as { code?: string; detail?: string };
  } catch {
    return {};
  }
}

/** How often a job is begun again that the server has forgotten. */
const TRIES = 3;

/**
 * The result of a long job; `told` is called with its progress. Undefined if the signal comes first: then nobody here
 * waits any more, and the server stops jobs that nobody waits for.
 */
async function work<T>(
  path: string,
  body: unknown,
  told: (state: JobState) => void,
  signal: AbortSignal,
): Promise<T | undefined> {
  for (let tries = 1; !signal.aborted; tries++) {
    const job = `/api/jobs/${(await ask<JobTicket>(path, body)).job}`;
    await followed(job, told, signal);
    if (signal.aborted) {
      void ask(job, undefined, 'DELETE').catch(() => {});
      break;
    }
    try {
      return await ask<T>(`${job}/result`);
    } catch (error) {
      const forgotten = error instanceof Refused && error.code === 'no-such-job';
      if (!forgotten || tries === TRIES) throw error;
    }
  }
  return undefined;
}

/** Waits until the job is over, the server has forgotten it, or the signal comes. */
function followed(job: string, told: (state: JobState) => void, signal: AbortSignal): Promise<void> {
  return new Promise((over) => {
    let stop = (): void => {};
    const end = (): void => {
      stop();
      over();
    };
    signal.addEventListener('abort', end, { once: true });
    stop = transport.follow(
      job,
      (message) => {
        const state = message as JobState;
        told(state);
        if (state.state === 'done' || state.state === 'failed') end();
      },
      end,
    );
    if (signal.aborted) end();
  });
}

const kept = new Map<string, Promise<unknown>>();

/** Requested once and kept: it does not change while the page is open. */
function once<T>(path: string): Promise<T> {
  const asked = kept.get(path) ?? ask<T>(path);
  kept.set(path, asked);
  asked.catch(() => kept.delete(path));
  return asked as Promise<T>;
}

const roadsAt = (game: GameId): string => `/api/games/${game}/roads`;

export const api = {
  /** Whether the server answers; fails if not. */
  knock: () => transport.ask({ method: 'GET', path: '/healthz' }),
  /** Also gives this browser its token, which a table opened from a page kept offline would lack. */
  me: () => ask<Me>('/api/me'),
  /** Where friends in the same network find this server. */
  server: () => once<ServerInfo>('/api/server'),
  games: () => ask<Games>('/api/games'),
  roads: <G extends GameId>(game: G) => once<RoadsOf<G>>(roadsAt(game)),
  /** A known road, or a custom one. */
  road: <G extends GameId>(game: G, id: string) => ask<RowOf<G>>(`${roadsAt(game)}/${encodeURIComponent(id)}`),
  /** The newest tables, or those before the one of this number. */
  tables: (before = 0) => ask<TableLists>(`/api/tables${before ? `?before=${before}` : ''}`),
  table: (id: string) => ask<TableState>(`/api/tables/${id}`),
  leave: (id: string) => ask<TableLeft>(`/api/tables/${id}/leave`, {}),
  remove: (id: string) => ask<TableLeft>(`/api/tables/${id}`, {}, 'DELETE'),
  /** A code that brings the seats of this device to another one, and how that device uses it. */
  offerMove: (id: string) => ask<MoveOffer>(`/api/tables/${id}/move`, {}),
  move: (code: string) => ask<Entered>('/api/move', { code }),
  open: (opening: Opening) => ask<Invitation>('/api/tables', opening),
  enter: (code: string) => ask<Entered>('/api/enter', { code }),
  pushKey: () => once<PushKey>('/api/push'),
  subscribe: (table: string, subscribing: Subscribing) => ask<Subscribed>(`/api/tables/${table}/push`, subscribing),
  check: (game: GameId, road: string) => ask<Findings>(`${roadsAt(game)}/check`, { road }),
  /** The prospects of each answer to this question. */
  coach: (table: string, question: string) =>
    ask<Coaching>(`/api/tables/${table}/coach?question=${encodeURIComponent(question)}`, {}),
  /** A whole tour, or one of its stages, counted from 1. */
  record: (table: string, stage?: number) =>
    text({ method: 'GET', path: `/api/tables/${table}/record${stage ? `?stage=${stage}` : ''}` }),
  /** The sheets of its tour, in this language. */
  sheets: (table: string, language: string) => ask<TourSheets>(`/api/tables/${table}/sheets?lang=${language}`),
  /** Why a seat decided as it did in a round of a record. */
  explain: (record: string, seat: string, round: number) => ask<Explained>('/api/explain', { record, seat, round }),
  /** How a finished race was won: first in seconds, or in full in up to a minute. */
  study: (
    record: string,
    effort: NonNullable<Studying['effort']>,
    told: (state: JobState) => void,
    signal: AbortSignal,
  ) => work<Studied>('/api/study', { record, effort }, told, signal),
  /** The first position on a road, and one of a race that is over. */
  boardStart: (game: GameId, road: string, teams: number) =>
    ask<PositionLine>('/api/board/start', { game, road, teams }),
  boardMoment: (record: string, entries: number) => ask<PositionLine>('/api/board/moment', { record, entries }),
  /** The win chances in a position, and with each card. */
  board: (asking: Asking) => ask<BoardState>('/api/board', asking),
  /** The puzzles of a game, and one of them. */
  puzzles: (game: GameId) => once<Puzzles>(`/api/games/${game}/puzzles`),
  puzzle: (game: GameId, number: number) => once<PuzzleState>(`/api/games/${game}/puzzles/${number}`),
  replay: (record: string, rounds?: number) =>
    ask<Replay>('/api/replay', rounds === undefined ? { record } : { record, rounds }),
};
