/**
 * How the pages reach a server: chosen once, at the start. The only transport today is HTTP with a WebSocket; a server
 * in a worker of the page would be another.
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

/** The callbacks of an open connection. */
export interface Listener {
  opened(): void;
  heard(message: ServerMessage): void;
  /** The connection is closed, for this reason if the server gave one. */
  closed(reason: string): void;
}

/** A connection to a table, on which both sides may speak at any time. */
export interface TableLine {
  send(message: ClientMessage): void;
  close(): void;
}

export interface Transport {
  /** Fails only if nobody answers at all. */
  ask(call: Call): Promise<Reply>;
  open(table: string, listener: Listener): TableLine;
  /** Follow the stream at this path until it is stopped; `gone` when it can send no more. */
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

/** Use this transport from now on. */
export const reachBy = (way: Transport): void => void (transport = way);
