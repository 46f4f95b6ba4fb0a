/** The HTTP side of the server: what can be asked and opened without sitting at a table. */
import type {
  Bots,
  CourseRow,
  Courses,
  Entered,
  Findings,
  Invitation,
  Me,
  Opening,
  Replay,
  Stages,
  TableLists,
} from './bodies';

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

/** Asked once and kept: it does not change while the page is open. */
function once<T>(path: string): () => Promise<T> {
  let kept: Promise<T> | undefined;
  return () => {
    kept ??= ask<T>(path).catch((error: unknown) => {
      kept = undefined;
      throw error;
    });
    return kept;
  };
}

export const api = {
  /** Also gives this browser its token, which a table opened from a page kept offline would lack. */
  me: () => ask<Me>('/api/me'),
  stages: once<Stages>('/api/stages'),
  courses: once<Courses>('/api/courses'),
  /** One of them, or a road that somebody wrote. */
  course: (id: string) => ask<CourseRow>(`/api/courses/${encodeURIComponent(id)}`),
  bots: once<Bots>('/api/bots'),
  tables: () => ask<TableLists>('/api/tables'),
  open: (opening: Opening) => ask<Invitation>('/api/tables', opening),
  enter: (code: string) => ask<Entered>('/api/enter', { code }),
  check: (tiles: string) => ask<Findings>('/api/stages/check', { tiles }),
  /** Of a tour all of it, or one of its stages, counted from 1. */
  record: async (table: string, stage?: number) =>
    (await reach(`/api/tables/${table}/record${stage ? `?stage=${stage}` : ''}`, {})).text(),
  replay: (record: string, rounds?: number) =>
    ask<Replay>('/api/replay', rounds === undefined ? { record } : { record, rounds }),
};
