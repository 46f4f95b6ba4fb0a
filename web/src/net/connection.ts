/**
 * The connection to a table: a line that is opened again when it is lost. What was sent and not answered is sent again with the same id, and the
 * server does it once (docs/protocol.md, "Coming back").
 */
import { Refused } from './api';
import { VERSION, type ClientMessage, type Hello, type News, type Seen, type ServerMessage } from './protocol';
import { transport, type TableLine } from './transport';

/** A command without its id, which the connection gives it. */
export type Wish =
  Exclude<ClientMessage, Hello> extends infer M ? (M extends { id: string } ? Omit<M, 'id'> : never) : never;

export type State = 'opening' | 'open' | 'lost' | 'closed';

export interface Ends {
  news(news: News): void;
  /** The state of the connection, and when it will try again (in milliseconds since 1970). */
  state(state: State, retryAt: number): void;
  /** What the page has, for a connection that comes back. */
  seen(): Seen | null;
  /** The connection ended for good, for this reason. */
  ended(code: string): void;
}

interface Waiting {
  message: ClientMessage;
  done(table: string): void;
  failed(refused: Refused): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** Nothing heard for so long, not even an answer to a ping, means that the connection is dead. */
const SILENCE = 45_000;
const PING_EVERY = 20_000;
/** Reasons for which coming back the same way would not help. */
const FINAL = ['no-such-table', 'other-version', 'other-edition'];

/** `crypto.randomUUID` is only there over https, and friends in one house play over http. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}

export class Connection {
  #line: TableLine | undefined;
  #waiting = new Map<string, Waiting>();
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval>;
  #heard = Date.now();
  #closed = false;
  #greeted = false;

  constructor(
    readonly table: string,
    private readonly ends: Ends,
  ) {
    this.#pinging = setInterval(() => this.#ping(), PING_EVERY);
    globalThis.addEventListener?.('online', this.now);
    this.#open();
  }

  /** Ask for something; resolves when it is done and kept, with the new table's id for a rematch. */
  send(wish: Wish): Promise<string> {
    const message = { ...wish, id: newId() } as ClientMessage & { id: string };
    return new Promise((done, failed) => {
      this.#waiting.set(message.id, { message, done, failed });
      if (this.#greeted) this.#line?.send(message);
    });
  }

  /** Try again at once. */
  now = (): void => {
    if (this.#retry !== undefined) this.#open();
  };

  close(): void {
    this.#closed = true;
    clearInterval(this.#pinging);
    clearTimeout(this.#retry);
    globalThis.removeEventListener?.('online', this.now);
    this.#line?.close();
    this.ends.state('closed', 0);
  }

  #open(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    this.ends.state('opening', 0);
    this.#heard = Date.now();
    const line = transport.open(this.table, {
      opened: () => line.send(this.#hello()),
      heard: (message) => this.#hear(message),
      closed: (reason) => this.#lose(line, reason),
    });
    this.#line = line;
  }

  #hello(): Hello {
    return { type: 'hello', version: VERSION, table: this.table, seen: this.ends.seen() };
  }

  #hear(message: ServerMessage): void {
    this.#heard = Date.now();
    if (message.type === 'news') this.#news(message);
    else if (message.type === 'ack') this.#answered(message.id)?.done(message.table ?? '');
    else if (message.type === 'refused') this.#answered(message.id)?.failed(new Refused(message.code, message.detail));
  }

  #news(news: News): void {
    const again = !this.#greeted || news.fresh === true;
    this.#greeted = true;
    this.#wait = FIRST_WAIT;
    this.ends.news(news);
    this.ends.state('open', 0);
    // The first news of a connection, or news that leave a gap: an answer may have been lost with the connection.
    if (again) for (const { message } of this.#waiting.values()) this.#line?.send(message);
  }

  #answered(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  #lose(line: TableLine, reason: string): void {
    if (line !== this.#line || this.#closed) return;
    this.#greeted = false;
    if (FINAL.includes(reason)) {
      this.close();
      this.ends.ended(reason);
      return;
    }
    this.ends.state('lost', Date.now() + this.#wait);
    this.#retry = setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #ping(): void {
    if (!this.#greeted) return;
    if (Date.now() - this.#heard > SILENCE) this.#line?.close();
    else this.#line?.send({ type: 'ping', id: 'ping' });
  }
}
