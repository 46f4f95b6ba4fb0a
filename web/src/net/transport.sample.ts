/** A server for tests: no request is answered; a connection says one thing and records what it hears. */
import type { ClientMessage, News } from './protocol';
import type { TableLine, Listener, Transport } from './transport';

export class SampleLine implements TableLine {
  static last: SampleLine;
  sent: Record<string, unknown>[] = [];

  constructor(private readonly listener: Listener) {
    SampleLine.last = this;
  }

  send(message: ClientMessage): void {
    this.sent.push({ ...message });
  }

  close(): void {}

  say(news: News): void {
    this.listener.opened();
    this.listener.heard(news);
  }
}

export const SAMPLES: Transport = {
  ask: () => Promise.reject(new TypeError('nobody is there')),
  open: (_table, listener) => new SampleLine(listener),
  follow: (_path, _heard, gone) => {
    gone();
    return () => {};
  },
};

/** A server's answers to HTTP requests. */
export const answer = (body: unknown) => Promise.resolve({ status: 200, text: JSON.stringify(body) });
