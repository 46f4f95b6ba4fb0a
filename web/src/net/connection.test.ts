import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection, type State } from './connection';
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

function connection(): Connection {
  return new Connection('t1', {
    news: (each) => news.push(each),
    state: (state) => states.push(state),
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
  [states, news, ended] = [[], [], []];
});
afterEach(() => {
  vi.useRealTimers();
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

test('a lost connection comes back, each time a little later, and sends again what was not answered, with the same id', async () => {
  const one = connection();
  greet();
  const done = one.send({ type: 'answer', question: 'q', answer: '5' });
  const first = socket().sent[1]!;
  socket().close();
  expect(states.at(-1)).toBe('lost');
  await vi.advanceTimersByTimeAsync(500);
  expect(FakeSocket.all).toHaveLength(2);
  socket().close();
  await vi.advanceTimersByTimeAsync(500);
  expect(FakeSocket.all).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(500);
  expect(FakeSocket.all).toHaveLength(3);
  greet();
  expect(socket().sent[1]).toEqual(first);
  socket().hear({ type: 'ack', id: first.id });
  await expect(done).resolves.toBe('');
});

test('what is asked while the connection is lost is sent when it is back', () => {
  const one = connection();
  void one.send({ type: 'start' });
  expect(socket().sent).toHaveLength(0);
  greet();
  expect(socket().sent[1]).toMatchObject({ type: 'start' });
});

test('a table that is not for us ends the connection for good', async () => {
  connection();
  socket().onopen();
  socket().close('no-such-table');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended).toEqual(['no-such-table']);
  expect(FakeSocket.all).toHaveLength(1);
});

test('a connection on which nothing is heard any more is given up and made again', async () => {
  connection();
  greet();
  await vi.advanceTimersByTimeAsync(65_000);
  expect(FakeSocket.all.length).toBeGreaterThan(1);
});
