/** The worker of a site: the interpreter, with the server in it or, in a second worker, with bots and studies. */
import { helperCalled } from './helper';
import { loadInterpreter } from './interpreter';
import { openRows } from './rows';

/** How a page starts its worker: its channel, and the folder with the interpreter. */
export interface WorkerStart {
  readonly name: string;
  readonly folder: string;
  /** The hash of our code, as a browser checks it. */
  readonly code: string;
}

/** `ready` again is the answer to a page that asked whether there is a worker. */
export type FromWorker =
  | { type: 'ready'; again: boolean }
  | { type: 'told'; to: string; text: string }
  | { type: 'failed'; code: string };

/** How a worker starts a second one. */
export interface Helping {
  readonly helping: Pick<WorkerStart, 'folder' | 'code'>;
}

interface Served {
  start(database: object, helpers: object, tell: (text: string) => void): Promise<(text: string) => void>;
}

interface Helped {
  do_parcel(parcel: string, progress: (share: number) => void): string;
}

self.onmessage = ({ data }: MessageEvent<WorkerStart | Helping>) => {
  if ('helping' in data) void help(data.helping);
  else void begin(data);
};

async function begin(start: WorkerStart): Promise<void> {
  const channel = new BroadcastChannel(start.name);
  try {
    await serve(start, channel);
  } catch (error) {
    console.info(error); // people are told by the code
    channel.postMessage({ type: 'failed', code: codeOf(error) } satisfies FromWorker);
  }
}

/** Why there is no server in this page. */
function codeOf(error: unknown): string {
  if (!('WebAssembly' in self)) return 'no-wasm';
  return error instanceof DOMException ? 'no-storage' : 'not-loaded';
}

async function serve({ name, folder, code }: WorkerStart, channel: BroadcastChannel): Promise<void> {
  const [python, rows] = await Promise.all([loadInterpreter(folder, code), openRows(name)]);
  const served = python.pyimport('echappee.server.in_page.start') as Served;
  const hear = await served.start(
    rows,
    (called: string) => helperCalled(called, { folder, code }),
    (text: string) => channel.postMessage({ type: 'told', to: pageIn(text), text } satisfies FromWorker),
  );
  channel.onmessage = ({ data }: MessageEvent<string | { type: 'who' }>) => {
    if (typeof data === 'string') hear(data);
    else channel.postMessage({ type: 'ready', again: true } satisfies FromWorker);
  };
  channel.postMessage({ type: 'ready', again: false } satisfies FromWorker);
}

/** The page that a message is for: the first part of its id, which comes second in it. */
function pageIn(text: string): string {
  return /^{"type":"\w+","id":"([^-"]+)/.exec(text)?.[1] ?? '';
}

function help({ folder, code }: Helping['helping']): void {
  const coming = loadInterpreter(folder, code).then(
    (python) => python.pyimport('echappee.server.in_page.helper') as Helped,
  );
  void coming.then(() => postMessage({ ready: true }));
  self.onmessage = async ({ data: parcel }: MessageEvent<string>) => {
    const { do_parcel } = await coming;
    postMessage({ outcome: do_parcel(parcel, (share) => postMessage({ share })) });
  };
}
