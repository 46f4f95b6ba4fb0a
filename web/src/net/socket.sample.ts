/** A server for tests: it says one thing and notes what it hears. */
import type { News } from './protocol';

export class Socket {
  static last: Socket;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  sent: Record<string, unknown>[] = [];

  constructor() {
    Socket.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {}

  say(news: News): void {
    this.onopen?.();
    this.onmessage?.({ data: JSON.stringify(news) });
  }
}
