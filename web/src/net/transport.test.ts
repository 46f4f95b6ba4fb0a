import { afterEach, expect, it, vi } from 'vitest';
import { api, Refused } from './api';
import { overHttp, reachBy } from './transport';
import { SAMPLES } from './transport.sample';

afterEach(() => {
  vi.unstubAllGlobals();
  reachBy(SAMPLES);
});

function fetching(answer: () => Promise<Response>): ReturnType<typeof vi.fn> {
  const fetch = vi.fn(answer);
  vi.stubGlobal('fetch', fetch);
  reachBy(overHttp);
  return fetch;
}

it('asks without a body, and with one as JSON', async () => {
  const fetch = fetching(async () => new Response('{"id":"x"}'));
  await expect(api.table('x')).resolves.toEqual({ id: 'x' });
  await api.enter('abc');
  expect(fetch.mock.calls).toEqual([
    ['/api/tables/x', { method: 'GET' }],
    ['/api/enter', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"code":"abc"}' }],
  ]);
});

it('throws what the server refuses with its code, and a silence as no line', async () => {
  fetching(async () => new Response('{"code":"no-such-table","detail":"gone"}', { status: 404 }));
  await expect(api.table('x')).rejects.toMatchObject({ code: 'no-such-table', message: 'gone' });
  fetching(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  await expect(api.table('x')).rejects.toMatchObject({ code: 'failed' });
  fetching(() => Promise.reject(new TypeError('no line')));
  await expect(api.table('x')).rejects.toThrow(Refused);
  await expect(api.table('x')).rejects.toMatchObject({ code: 'no-line' });
});
