import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inWorker } from './inWorker';
import { siteOf, type Site } from './site';

const SITE: Site = { folder: 'house-1/', code: 'sha256-', told: { '/api/games': 'games.json' } };

/** The channel of a page; what it says goes to a worker that the test plays. */
class Channel {
  static last: Channel;
  said: unknown[] = [];
  onmessage: (event: { data: unknown }) => void = () => {};

  constructor() {
    Channel.last = this;
  }

  postMessage(message: unknown): void {
    this.said.push(typeof message === 'string' ? JSON.parse(message) : message);
  }

  hear(data: unknown): void {
    this.onmessage({ data });
  }

  /** The worker says this about what was begun last. */
  tell(told: Record<string, unknown>): void {
    const { id } = this.said.findLast((said) => 'id' in (said as object)) as { id: string };
    const text = JSON.stringify({ ...told, id });
    this.hear({ type: 'told', to: id.split('-')[0], text });
  }
}

const started = vi.fn();

beforeEach(() => {
  started.mockClear();
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal(
    'Worker',
    class {
      postMessage = started;
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

it('answers from a file what is known without the interpreter, which is not started for it', async () => {
  const fetch = vi.fn(async () => new Response('[]'));
  vi.stubGlobal('fetch', fetch);
  await expect(inWorker(SITE).ask({ method: 'GET', path: '/api/games' })).resolves.toEqual({ status: 200, text: '[]' });
  expect(String(fetch.mock.calls.flat()[0])).toMatch(/\/house-1\/games\.json$/);
  expect(started).not.toHaveBeenCalled();
});

it('asks the worker as soon as there is one', async () => {
  const answer = inWorker(SITE).ask({ method: 'POST', path: '/api/enter', body: { code: 'abc' } });
  expect(Channel.last.said).toEqual([{ type: 'who' }]);
  Channel.last.hear({ type: 'ready', again: false });
  expect(Channel.last.said.at(-1)).toMatchObject({ type: 'ask', path: '/api/enter', body: '{"code":"abc"}' });
  Channel.last.tell({ type: 'answered', status: 404, text: '{}' });
  await expect(answer).resolves.toEqual({ status: 404, text: '{}' });
});

it('closes lines and fails requests that an earlier worker has taken along', async () => {
  const transport = inWorker(SITE);
  const closed = vi.fn();
  transport.open('t', { opened: () => {}, heard: () => {}, closed });
  const answer = transport.ask({ method: 'GET', path: '/api/me' });
  Channel.last.hear({ type: 'ready', again: false });
  Channel.last.hear({ type: 'ready', again: true });
  expect(closed).not.toHaveBeenCalled();
  Channel.last.hear({ type: 'ready', again: false });
  expect(closed).toHaveBeenCalledWith('');
  await expect(answer).rejects.toThrow('worker');
});

it('is a site if its page says so', () => {
  const page = document.implementation.createHTMLDocument();
  expect(siteOf(page)).toBeUndefined();
  page.head.innerHTML = `<meta name="echappee-site" content='${JSON.stringify(SITE)}' />`;
  expect(siteOf(page)).toEqual(SITE);
});
