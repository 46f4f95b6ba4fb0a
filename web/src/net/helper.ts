/** A second worker, in which bots think and studies ride: it is started by its first job. */
import type { Helping } from './worker';

export interface Helper {
  work(parcel: string): Promise<string>;
  progress(): number;
  stop(): void;
}

type FromHelper = { readonly outcome: string } | { readonly share: number };

export function helperCalled(name: string, helping: Helping['helping']): Helper {
  let worker: Worker | undefined;
  let share = 0;
  let failed: (reason: Error) => void = () => {};

  function begin(): Worker {
    const begun = new Worker(self.location.href, { type: 'module', name });
    begun.postMessage({ helping } satisfies Helping);
    return begun;
  }

  function stop(): void {
    worker?.terminate();
    worker = undefined;
    failed(new Error('stopped'));
  }

  return {
    work: (parcel) =>
      new Promise((done, lost) => {
        worker ??= begin();
        share = 0;
        failed = lost;
        worker.onerror = () => stop();
        worker.onmessage = ({ data }: MessageEvent<FromHelper>) => {
          if ('share' in data) share = data.share;
          else done(data.outcome);
        };
        worker.postMessage(parcel);
      }),
    progress: () => share,
    stop,
  };
}
