/**
 * A server in a worker of the page. The tabs of one site share it: the tab that holds the lock has the worker, and when
 * that tab is closed, another one starts its own.
 */
import type { ServerMessage } from './protocol';
import { home, type Site } from './site';
import type { Call, Listener, Reply, TableLine, Transport } from './transport';
import type { FromWorker, WorkerStart } from './worker';

/** What came for one id: the answer to a request, a text on a line or a stream, or the end of either. */
type Told =
  | { type: 'answered'; id: string; status: number; text: string }
  | { type: 'heard'; id: string; text: string }
  | { type: 'ended'; id: string; reason: string };

interface Waiting {
  told(told: Told): void;
  /** There is another worker, which knows nothing of this. */
  lost(): void;
}

const ME = Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');

class Shared {
  #channel: BroadcastChannel;
  #waiting = new Map<string, Waiting>();
  #unsent: string[] = [];
  #ready = false;
  #begun = false;
  #numbers = 0;

  constructor(
    private readonly site: Site,
    private readonly name: string,
  ) {
    this.#channel = new BroadcastChannel(name);
    this.#channel.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data);
    addEventListener('pagehide', () => this.#leave());
  }

  /** Begin a request, a line or a stream; returns its id. */
  begin(what: Record<string, string>, waiting: Waiting): string {
    this.start();
    const id = `${ME}-${++this.#numbers}`;
    this.#waiting.set(id, waiting);
    this.say({ ...what, id });
    return id;
  }

  say(message: Record<string, string>): void {
    const text = JSON.stringify(message);
    if (this.#ready) this.#channel.postMessage(text);
    else this.#unsent.push(text);
  }

  end(id: string): void {
    if (this.#waiting.delete(id)) this.say({ type: 'end', id });
  }

  /** Load the interpreter, unless another tab has it. */
  start(): void {
    if (this.#begun) return;
    this.#begun = true;
    this.#channel.postMessage({ type: 'who' });
    const own = (): Promise<never> => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
      worker.postMessage({ name: this.name, folder: new URL(this.site.folder, home()).href } satisfies WorkerStart);
      return new Promise(() => {}); // the lock is held until this page is left
    };
    // Without https there are no locks; then each tab is on its own.
    const locks = navigator.locks as LockManager | undefined;
    if (locks) void locks.request(this.name, own);
    else void own();
  }

  #hear(message: FromWorker): void {
    if (message.type === 'ready') this.#greet(message.again);
    else if (message.type === 'told' && message.to === ME) {
      const told = JSON.parse(message.text) as Told;
      const waiting = this.#waiting.get(told.id);
      if (told.type !== 'heard') this.#waiting.delete(told.id);
      waiting?.told(told);
    }
  }

  /** There is a worker now; what an earlier one was asked is lost. */
  #greet(again: boolean): void {
    if (this.#ready && again) return;
    const before = this.#ready ? [...this.#waiting.values()] : [];
    if (this.#ready) this.#waiting.clear();
    this.#ready = true;
    for (const text of this.#unsent.splice(0)) this.#channel.postMessage(text);
    for (const waiting of before) waiting.lost();
  }

  #leave(): void {
    for (const id of this.#waiting.keys()) this.say({ type: 'end', id });
  }
}

export function inWorker(site: Site): Transport {
  const shared = new Shared(site, `echappee ${home()}`);
  return {
    async ask(call) {
      const file = call.method === 'GET' ? site.told[call.path] : undefined;
      return file === undefined ? asked(shared, call) : fetched(site, file);
    },
    open: (table, listener) => opened(shared, table, listener),
    follow(path, heard, gone) {
      const told = (message: Told): void => {
        if (message.type === 'heard') heard(JSON.parse(message.text));
        else gone();
      };
      const id = shared.begin({ type: 'follow', path }, { told, lost: gone });
      return () => shared.end(id);
    },
  };
}

function asked(shared: Shared, { method, path, body }: Call): Promise<Reply> {
  return new Promise((answered, failed) => {
    const told = (message: Told): void => {
      if (message.type === 'answered') answered({ status: message.status, text: message.text });
    };
    const lost = (): void => failed(new Error('the worker has gone'));
    shared.begin({ type: 'ask', method, path, body: body === undefined ? '' : JSON.stringify(body) }, { told, lost });
  });
}

async function fetched(site: Site, file: string): Promise<Reply> {
  const answer = await fetch(new URL(site.folder + file, home()));
  return { status: answer.status, text: await answer.text() };
}

function opened(shared: Shared, table: string, listener: Listener): TableLine {
  const told = (message: Told): void => {
    if (message.type === 'heard') listener.heard(JSON.parse(message.text) as ServerMessage);
    else if (message.type === 'ended') listener.closed(message.reason);
  };
  const id = shared.begin({ type: 'open', table }, { told, lost: () => listener.closed('') });
  // A line is open at once: what is said on it waits for the worker.
  queueMicrotask(() => listener.opened());
  return {
    send: (message) => shared.say({ type: 'say', id, text: JSON.stringify(message) }),
    close: () => shared.end(id),
  };
}
