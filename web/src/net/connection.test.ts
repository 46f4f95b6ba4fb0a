import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection, type Pending, type State, Withdrawn } from './connection';
import type { News } from './protocol';
import { overHttp, reachBy } from './transport';
import { SAMPLES } from './transport.sample';

class FakeSocket {
  static all: FakeSocket[] = [];
  onopen = (): void => {};
  onmessage = (_: { data: string }): void => {};
  onclose = (_: { reason: string }): void => {};
  sent: Record<string, unknown>[] = [];
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  hear(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  close(reason = ''): void {
    this.onclose({ reason });
  }
}

let states: State[];
let news: News[];
let ended: string[];
let pending: readonly Pending[];

function connection(): Connection {
  return new Connection('t1', {
    news: (each) => news.push(each),
    state: (state) => states.push(state),
    pending: (all) => (pending = all),
    seen: () => ({ seats: ['blue'], events: 7 }),
    ended: (code) => ended.push(code),
  });
}
const socket = (): FakeSocket => FakeSocket.all.at(-1)!;
function greet(): void {
  socket().onopen();
  socket().hear({ type: 'news', version: 2 });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  reachBy(overHttp);
  FakeSocket.all = [];
  [states, news, ended, pending] = [[], [], [], []];
  vi.spyOn(Math, 'random').mockReturnValue(1);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  reachBy(SAMPLES);
});

test('it says hello with what the page has, and passes news on', () => {
  connection();
  greet();
  expect(socket().sent[0]).toMatchObject({ type: 'hello', version: 2, table: 't1', seen: { events: 7 } });
  expect(news).toHaveLength(1);
  expect(states.at(-1)).toBe('open');
});

test('a command is done when it is acknowledged', async () => {
  const one = connection();
  greet();
  const done = one.send({ type: 'rematch' });
  socket().hear({ type: 'ack', id: socket().sent[1]!.id, table: 't2' });
  await expect(done).resolves.toBe('t2');
});

test('a refusal is thrown with its code', async () => {
  const one = connection();
  greet();
  const done = one.send({ type: 'start' });
  socket().hear({ type: 'refused', id: socket().sent[1]!.id, code: 'not-host', detail: 'only the host' });
  await expect(done).rejects.toMatchObject({ code: 'not-host', message: 'only the host' });
});

/** All that was sent over the last line, apart from what watches it. */
const said = () => socket().sent.filter(({ type }) => type !== 'ping');

test('a lost connection comes back, each time a little later, and sends again what was not answered, with the same id', async () => {
  const one = connection();
  greet();
  const done = one.send({ type: 'answer', question: 'q', answer: '5' });
  const first = said()[1]!;
  socket().close();
  expect(states.at(-1)).toBe('lost');
  for (const [wait, lines] of [
    [250, 2],
    [500, 3],
    [1000, 4],
    [1500, 5],
    [1500, 6],
  ] as const) {
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(FakeSocket.all).toHaveLength(lines - 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(FakeSocket.all).toHaveLength(lines);
    if (lines < 6) socket().close();
  }
  greet();
  expect(said()[1]).toEqual(first);
  socket().hear({ type: 'ack', id: first.id });
  await expect(done).resolves.toBe('');
  expect(pending).toEqual([]);
});

test('not everybody comes back at the same instant', async () => {
  vi.mocked(Math.random).mockReturnValue(0);
  connection();
  greet();
  socket().close();
  await vi.advanceTimersByTimeAsync(125);
  expect(FakeSocket.all).toHaveLength(2);
});

test('what is asked while the connection is lost waits, and is sent when it is back', () => {
  const one = connection();
  void one.send({ type: 'start' });
  expect(socket().sent).toHaveLength(0);
  expect(pending).toMatchObject([{ wish: { type: 'start' }, sent: false }]);
  greet();
  expect(said()[1]).toMatchObject({ type: 'start' });
  expect(pending).toMatchObject([{ sent: true }]);
});

test('what waits can be taken back until it is sent', async () => {
  const one = connection();
  greet();
  void one.send({ type: 'start' });
  socket().close();
  const late = expect(one.send({ type: 'answer', question: 'q', answer: '5' })).rejects.toBeInstanceOf(Withdrawn);
  one.withdraw();
  await late;
  expect(pending).toMatchObject([{ wish: { type: 'start' }, sent: true }]);
  await vi.advanceTimersByTimeAsync(250);
  greet();
  expect(said().map(({ type }) => type)).toEqual(['hello', 'start']);
});

test('a table that is not for us ends the connection for good', async () => {
  connection();
  socket().onopen();
  socket().close('no-such-table');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended).toEqual(['no-such-table']);
  expect(FakeSocket.all).toHaveLength(1);
});

/** The server answers pings for this many milliseconds. */
async function answering(milliseconds: number): Promise<void> {
  for (let done = 0; done < milliseconds; done += 250) {
    await vi.advanceTimersByTimeAsync(250);
    if (socket().sent.at(-1)?.type === 'ping') socket().hear({ type: 'pong', id: 'ping' });
  }
}

test('a line that answers pings stays, however quiet it is', async () => {
  connection();
  greet();
  await answering(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(states.at(-1)).toBe('open');
  expect(socket().sent.length).toBeLessThan(70);
});

test('a line that is silently dead is told within three seconds, and what is done meanwhile waits', async () => {
  const one = connection();
  greet();
  await answering(5000);
  await vi.advanceTimersByTimeAsync(3000);
  expect(states.at(-1)).toBe('silent');
  void one.send({ type: 'answer', question: 'q', answer: '5' });
  expect(pending).toMatchObject([{ sent: false }]);
  socket().hear({ type: 'pong', id: 'ping' });
  expect(states.at(-1)).toBe('open');
  expect(said().at(-1)).toMatchObject({ type: 'answer' });
});

test('a line that stays dead is given up and made again', async () => {
  connection();
  greet();
  await vi.advanceTimersByTimeAsync(12_000);
  expect(FakeSocket.all).toHaveLength(2);
});

test('a line that does not open is given up and made again', async () => {
  connection();
  await vi.advanceTimersByTimeAsync(5000);
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.all[0]!.onopen();
  expect(FakeSocket.all[0]!.sent).toEqual([]);
});

test('a browser that says it is offline is believed until something is heard', () => {
  connection();
  greet();
  globalThis.dispatchEvent(new Event('offline'));
  expect(states.at(-1)).toBe('silent');
  expect(socket().sent.at(-1)).toMatchObject({ type: 'ping' });
  socket().hear({ type: 'pong', id: 'ping' });
  expect(states.at(-1)).toBe('open');
});
