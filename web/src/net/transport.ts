/**
 * How the pages reach a server: chosen once, at the start. The only way today is HTTP and a WebSocket; a server that
 * runs in a worker of the page would be another.
 */
import type { ClientMessage, ServerMessage } from './protocol';

export interface Call {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
}

export interface Reply {
  readonly status: number;
  readonly text: string;
}

/** What somebody does who opened a line. */
export interface Listener {
  opened(): void;
  heard(message: ServerMessage): void;
  /** The line is closed, for this reason if the server gave one. */
  closed(reason: string): void;
}

/** A line to a table, on which both sides speak at any time. */
export interface TableLine {
  send(message: ClientMessage): void;
  close(): void;
}

export interface Transport {
  /** Fails only if nobody answers. */
  ask(call: Call): Promise<Reply>;
  open(table: string, listener: Listener): TableLine;
  /** Hear what comes from this path, again and again, until it is stopped; `gone` when nothing more can come. */
  follow(path: string, heard: (message: unknown) => void, gone: () => void): () => void;
}

export const overHttp: Transport = {
  async ask({ method, path, body }) {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(path, body === undefined ? { method } : { method, headers, body: JSON.stringify(body) });
    return { status: answer.status, text: await answer.text() };
  },
  open(table, { opened, heard, closed }) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${table}`);
    socket.onopen = opened;
    socket.onmessage = (event: MessageEvent<string>) => heard(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => closed(event.reason);
    return { send: (message) => socket.send(JSON.stringify(message)), close: () => socket.close() };
  },
  follow(path, heard, gone) {
    const source = new EventSource(path);
    source.onmessage = (event: MessageEvent<string>) => heard(JSON.parse(event.data));
    // It comes back by itself, unless the server has refused it.
    source.onerror = () => source.readyState === EventSource.CLOSED && gone();
    return () => source.close();
  },
};

export let transport: Transport;

/** Reach the server this way from now on. */
export const reachBy = (way: Transport): void => void (transport = way);
