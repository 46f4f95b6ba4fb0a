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
  lost(why: Error): void;
}

/** Why there is no server in this page. */
export class NoWorker extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

/** What a page asks for by itself. On a metered line it waits until its person wants something. */
const TABLES = '/api/tables';
const PASSIVE = ['/healthz', '/api/me', '/api/push', '/api/server', TABLES];
/** In milliseconds: how soon a worker is started again that could not be started. */
const AGAIN = 5000;

const metered = (): boolean => {
  const line = (navigator as { connection?: { saveData?: boolean; type?: string } }).connection;
  return line?.saveData === true || line?.type === 'cellular';
};

const ME = Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');

class Shared {
  #channel: BroadcastChannel;
  #waiting = new Map<string, Waiting>();
  #unsent: string[] = [];
  #ready = false;
  #begun = false;
  #failed: NoWorker | undefined;
  #numbers = 0;
  #over: () => void = () => {};

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
    const id = `${ME}-${++this.#numbers}`;
    if (this.#failed) {
      const why = this.#failed;
      queueMicrotask(() => waiting.lost(why));
      return id;
    }
    if (!PASSIVE.includes(what.path ?? '')) this.start();
    else if (!metered()) whenIdle(() => this.start());
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
      const { folder, code } = this.site;
      worker.postMessage({ name: this.name, folder: new URL(folder, home()).href, code } satisfies WorkerStart);
      // The lock is held until this page is left, or the worker has failed.
      return new Promise((_, over) => {
        this.#over = () => {
          worker.terminate();
          over(new Error('failed'));
        };
      });
    };
    // Without https there are no locks; then each tab is on its own.
    const locks = navigator.locks as LockManager | undefined;
    void (locks ? locks.request(this.name, own) : own()).catch(() => {});
  }

  #hear(message: FromWorker): void {
    if (message.type === 'ready') this.#greet(message.again);
    else if (message.type === 'failed') this.#fail(new NoWorker(message.code));
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
    for (const waiting of before) waiting.lost(new Error('the worker has gone'));
  }

  /** There will be no worker; later it is tried again. */
  #fail(why: NoWorker): void {
    this.#over();
    this.#failed = why;
    this.#begun = false;
    this.#unsent = [];
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const each of waiting) each.lost(why);
    setTimeout(() => (this.#failed = undefined), AGAIN);
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
      if (call.method === 'POST' && call.path === TABLES) askToKeep();
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
    shared.begin(
      { type: 'ask', method, path, body: body === undefined ? '' : JSON.stringify(body) },
      { told, lost: failed },
    );
  });
}

/** Somebody opens a table: the browser is asked to delete nothing of this site when it needs room. */
function askToKeep(): void {
  const storage = navigator.storage as StorageManager | undefined;
  void storage?.persist?.().catch(() => false);
}

/** When the page has been drawn and nobody waits for anything. */
function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(then);
  else setTimeout(then);
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
