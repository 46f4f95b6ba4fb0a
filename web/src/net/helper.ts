/** A second worker, in which bots think and studies ride: it is started by its first job. */
import type { Helping } from './worker';

export interface Helper {
  prepare(): Promise<void>;
  prepared(): boolean;
  work(parcel: string): Promise<string>;
  progress(): number;
  stop(): void;
}

type FromHelper = { readonly ready: true } | { readonly outcome: string } | { readonly share: number };

export function helperCalled(name: string, helping: Helping['helping']): Helper {
  let worker: Worker | undefined;
  let share = 0;
  let ready = false;
  let done: (outcome: string) => void = () => {};
  let failed: (reason: Error) => void = () => {};

  function stop(): void {
    worker?.terminate();
    worker = undefined;
    ready = false;
    failed(new Error('stopped'));
  }

  /** The next word of the worker; a worker that cannot go on is ended. */
  const heard = (): Promise<string> => new Promise((told, lost) => ([done, failed] = [told, lost]));

  return {
    async prepare() {
      if (ready) return;
      worker?.terminate();
      worker = new Worker(self.location.href, { type: 'module', name });
      worker.onerror = () => stop();
      worker.onmessage = ({ data }: MessageEvent<FromHelper>) => {
        if ('share' in data) share = data.share;
        else done('outcome' in data ? data.outcome : '');
      };
      worker.postMessage({ helping } satisfies Helping);
      await heard();
      ready = true;
    },
    prepared: () => ready,
    work(parcel) {
      share = 0;
      worker!.postMessage(parcel);
      return heard();
    },
    progress: () => share,
    stop,
  };
}
