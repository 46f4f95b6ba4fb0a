import { afterEach, expect, it, vi } from 'vitest';
import { api } from './api';
import type { JobState } from './bodies';
import { reachBy, type Call, type Reply } from './transport';
import { SAMPLES } from './transport.sample';

afterEach(() => reachBy(SAMPLES));

/** A server that gives out tickets 1, 2 …, whose streams say these things or are refused. */
function server(...streams: (readonly JobState[] | 'refused')[]): { calls: string[]; stopped: string[] } {
  const [calls, stopped, left] = [[] as string[], [] as string[], [...streams]];
  let job = 0;
  reachBy({
    ...SAMPLES,
    ask({ method, path }: Call): Promise<Reply> {
      calls.push(`${method} ${path}`);
      if (method === 'POST') return Promise.resolve({ status: 202, text: JSON.stringify({ job: String(++job) }) });
      const gone = streams[job - 1] === 'refused';
      return Promise.resolve(
        gone ? { status: 404, text: '{"code":"no-such-job","detail":""}' } : { status: 200, text: '{"policy":"x"}' },
      );
    },
    follow(path, heard, gone) {
      const stream = left.shift()!;
      queueMicrotask(() => (stream === 'refused' ? gone() : stream.forEach(heard)));
      return () => void stopped.push(path);
    },
  });
  return { calls, stopped };
}

const DONE: JobState = { state: 'done', done: 1 };
const study = (told = vi.fn(), signal = new AbortController().signal): ReturnType<typeof api.study> =>
  api.study('a record', 'first', told, signal);

it('begins a job, tells how far it is, and fetches the result', async () => {
  const { calls, stopped } = server([{ state: 'waiting', ahead: 2 }, DONE]);
  const told = vi.fn();
  await expect(study(told)).resolves.toEqual({ policy: 'x' });
  expect(told.mock.calls.flat()).toEqual([{ state: 'waiting', ahead: 2 }, DONE]);
  expect(calls).toEqual(['POST /api/study', 'GET /api/jobs/1/result']);
  expect(stopped).toEqual(['/api/jobs/1']);
});

it('begins again what the server has forgotten, but not for ever', async () => {
  const { calls } = server('refused', [DONE]);
  await expect(study()).resolves.toEqual({ policy: 'x' });
  expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(2);
  server('refused', 'refused', 'refused', 'refused');
  await expect(study()).rejects.toMatchObject({ code: 'no-such-job' });
});

it('waits no longer once it is cancelled, and tells the server', async () => {
  const { calls, stopped } = server([{ state: 'running' }]);
  const cancel = new AbortController();
  const told = vi.fn(() => cancel.abort());
  await expect(study(told, cancel.signal)).resolves.toBeUndefined();
  expect(calls).toEqual(['POST /api/study', 'DELETE /api/jobs/1']);
  expect(stopped).toEqual(['/api/jobs/1']);
});
