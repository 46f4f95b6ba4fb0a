/** The HTTP side of the server: what can be asked and opened without sitting at a table. */
import type {
  Coaching,
  Entered,
  Findings,
  Games,
  Invitation,
  Me,
  Opening,
  Replay,
  RoadRow,
  Roads,
  TableLists,
} from './bodies';

type GameId = RoadRow['game'];
type RowOf<G extends GameId> = Extract<RoadRow, { game: G }>;
type RoadsOf<G extends GameId> = Omit<Roads, 'roads'> & { readonly roads: readonly RowOf<G>[] };

/** Something the server would not do: a code for programs, a line for people. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    detail: string,
    /** What else the refusal says, such as how many rounds of a record hold. */
    readonly more: Readonly<Record<string, unknown>> = {},
  ) {
    super(detail);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const asked: RequestInit =
    body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        };
  const answer = await reach(path, asked);
  return (await answer.json()) as T;
}

async function reach(path: string, asked: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, asked);
  } catch {
    throw new Refused('no-line', 'the server cannot be reached');
  }
  if (answer.ok) return answer;
  const said = (await answer.json().catch(() => ({}))) as { code?: string; detail?: string };
  throw new Refused(said.code ?? 'failed', said.detail ?? answer.statusText, said);
}

const kept = new Map<string, Promise<unknown>>();

/** Asked once and kept: it does not change while the page is open. */
function once<T>(path: string): Promise<T> {
  const asked = kept.get(path) ?? ask<T>(path);
  kept.set(path, asked);
  asked.catch(() => kept.delete(path));
  return asked as Promise<T>;
}

const roadsAt = (game: GameId): string => `/api/games/${game}/roads`;

export const api = {
  /** Also gives this browser its token, which a table opened from a page kept offline would lack. */
  me: () => ask<Me>('/api/me'),
  games: () => ask<Games>('/api/games'),
  roads: <G extends GameId>(game: G) => once<RoadsOf<G>>(roadsAt(game)),
  /** One of them, or a road that somebody wrote. */
  road: <G extends GameId>(game: G, id: string) => ask<RowOf<G>>(`${roadsAt(game)}/${encodeURIComponent(id)}`),
  tables: () => ask<TableLists>('/api/tables'),
  open: (opening: Opening) => ask<Invitation>('/api/tables', opening),
  enter: (code: string) => ask<Entered>('/api/enter', { code }),
  check: (game: GameId, road: string) => ask<Findings>(`${roadsAt(game)}/check`, { road }),
  /** What may come of each answer to this question. */
  coach: (table: string, question: string) =>
    ask<Coaching>(`/api/tables/${table}/coach?question=${encodeURIComponent(question)}`),
  /** Of a tour all of it, or one of its stages, counted from 1. */
  record: async (table: string, stage?: number) =>
    (await reach(`/api/tables/${table}/record${stage ? `?stage=${stage}` : ''}`, {})).text(),
  replay: (record: string, rounds?: number) =>
    ask<Replay>('/api/replay', rounds === undefined ? { record } : { record, rounds }),
};
