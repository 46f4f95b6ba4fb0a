/**
 * The connection to a table: it is watched, and reopened when it is lost. Commands wait here meanwhile and may be
 * withdrawn. A command that was sent and not answered is sent again with the same id, and the server does it once
 * (docs/protocol.md, "Coming back").
 */
import { Refused } from './api';
import { VERSION, type ClientMessage, type Hello, type News, type Seen, type ServerMessage } from './protocol';
import { transport, type TableLine } from './transport';

/** A command without its id, which the connection gives it. */
export type Wish =
  Exclude<ClientMessage, Hello> extends infer M ? (M extends { id: string } ? Omit<M, 'id'> : never) : never;

/** `silent`: the connection is open, but nothing comes over it. */
export type State = 'opening' | 'open' | 'silent' | 'lost' | 'closed';

/** A command that the server has not answered. */
export interface Pending {
  readonly wish: { readonly type: string };
  /** Whether it was sent, and the server may have done it. */
  readonly sent: boolean;
}

export interface Ends {
  news(news: News): void;
  /** The state of the connection, and when it will try again (in milliseconds since 1970). */
  state(state: State, retryAt: number): void;
  /** The commands waiting to be sent or answered, whenever that changes. */
  pending(all: readonly Pending[]): void;
  /** The state that the page has, for a connection that comes back. */
  seen(): Seen | null;
  /** The connection ended for good, for this reason. */
  ended(code: string): void;
}

/** A command that somebody took back before it was sent. */
export class Withdrawn extends Error {}

interface Waiting {
  message: ClientMessage & { id: string };
  sent: boolean;
  done(table: string): void;
  failed(reason: Refused | Withdrawn): void;
}

const FIRST_WAIT = 250;
/** Trying again costs little, whether the server is back or not. */
const LONGEST_WAIT = 1500;
/**
 * A connection that is not open after this long never will be: the server may have come back at the other end since.
 */
const OPENING = 4000;
/**
 * In milliseconds: how often the connection is checked. Checks are counted, because a page that was asleep has missed
 * some.
 */
const LOOK = 250;
/** In checks: after how much silence a ping is sent, people are told, and the connection is given up. */
const QUIET = 4;
const SILENT = QUIET + 7;
const DEAD = QUIET + 40;
/** Reasons for which coming back the same way would not help. */
const FINAL = ['no-such-table', 'other-version', 'other-edition'];
/** The ping that tests the connection. */
const PING = 'ping';

/** `crypto.randomUUID` is only there over https, and friends in one house play over http. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}

export class Connection {
  #line: TableLine | undefined;
  #waiting = new Map<string, Waiting>();
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #opening: ReturnType<typeof setTimeout> | undefined;
  #looking: ReturnType<typeof setInterval>;
  /** How many checks have heard nothing. */
  #quiet = 0;
  #closed = false;
  #greeted = false;

  constructor(
    readonly table: string,
    private readonly ends: Ends,
  ) {
    this.#looking = setInterval(() => this.#look(), LOOK);
    globalThis.addEventListener?.('online', this.now);
    globalThis.addEventListener?.('offline', this.#doubt);
    this.#open();
  }

  /** Send a command; resolves when it is done and stored, with the new table's id for a rematch. */
  send(wish: Wish): Promise<string> {
    const message = { ...wish, id: newId() } as Waiting['message'];
    return new Promise((done, failed) => {
      this.#waiting.set(message.id, { message, sent: false, done, failed });
      this.#flush();
    });
  }

  /** Take back a command that was not sent yet. */
  withdraw(): void {
    for (const [id, { sent, failed }] of this.#waiting) {
      if (sent) continue;
      this.#waiting.delete(id);
      failed(new Withdrawn());
    }
    this.#tell();
  }

  /** Try again at once. */
  now = (): void => {
    if (this.#retry !== undefined) this.#open();
    else if (this.#silent) this.#giveUp();
  };

  close(): void {
    this.#closed = true;
    clearInterval(this.#looking);
    clearTimeout(this.#retry);
    clearTimeout(this.#opening);
    globalThis.removeEventListener?.('online', this.now);
    globalThis.removeEventListener?.('offline', this.#doubt);
    this.#line?.close();
    this.ends.state('closed', 0);
  }

  get #silent(): boolean {
    return this.#greeted && this.#quiet >= SILENT;
  }

  #open(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    this.ends.state('opening', 0);
    const line = transport.open(this.table, {
      opened: () => {
        clearTimeout(this.#opening);
        if (line === this.#line) line.send(this.#hello());
      },
      heard: (message) => line === this.#line && this.#hear(message),
      closed: (reason) => this.#lose(line, reason),
    });
    this.#line = line;
    this.#opening = setTimeout(() => this.#giveUp(), OPENING);
  }

  #hello(): Hello {
    return { type: 'hello', version: VERSION, table: this.table, seen: this.ends.seen() };
  }

  #hear(message: ServerMessage): void {
    const silent = this.#silent;
    this.#quiet = 0;
    if (message.type === 'news') this.#news(message);
    else if (message.type === 'ack') this.#answered(message.id)?.done(message.table ?? '');
    else if (message.type === 'refused') this.#answered(message.id)?.failed(new Refused(message.code, message.detail));
    if (!silent || !this.#greeted) return;
    this.ends.state('open', 0);
    this.#flush();
  }

  #news(news: News): void {
    const again = !this.#greeted || news.fresh === true;
    this.#greeted = true;
    this.#wait = FIRST_WAIT;
    this.ends.news(news);
    this.ends.state('open', 0);
    // The first news of a connection, or news that leave a gap: an answer may have been lost with the connection.
    if (again) for (const waiting of this.#waiting.values()) waiting.sent = false;
    this.#flush();
  }

  /** Send waiting commands if the connection is open. */
  #flush(): void {
    for (const waiting of this.#waiting.values()) {
      if (waiting.sent || !this.#greeted || this.#silent) continue;
      waiting.sent = true;
      this.#line?.send(waiting.message);
    }
    this.#tell();
  }

  #answered(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    if (this.#waiting.delete(id)) this.#tell();
    return waiting;
  }

  #tell(): void {
    this.ends.pending([...this.#waiting.values()].map(({ message: wish, sent }) => ({ wish, sent })));
  }

  #lose(line: TableLine, reason: string): void {
    if (line !== this.#line || this.#closed) return;
    this.#greeted = false;
    this.#quiet = 0;
    clearTimeout(this.#opening);
    if (FINAL.includes(reason)) {
      this.close();
      this.ends.ended(reason);
      return;
    }
    // Not all at the same instant: many may have lost the same server.
    const wait = this.#wait * (0.5 + Math.random() / 2);
    this.ends.state('lost', Date.now() + wait);
    this.#retry = setTimeout(() => this.#open(), wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** Open another connection, without waiting until this one is closed at its other end. */
  #giveUp(): void {
    const line = this.#line!;
    this.#lose(line, '');
    this.#line = undefined;
    line.close();
  }

  /** The browser says that there is no network: that is believed until something is heard. */
  #doubt = (): void => {
    if (!this.#greeted || this.#silent) return;
    this.#quiet = SILENT;
    this.#line?.send({ type: 'ping', id: PING });
    this.ends.state('silent', 0);
  };

  #look(): void {
    if (!this.#greeted) return;
    this.#quiet += 1;
    if (this.#quiet === QUIET) this.#line?.send({ type: 'ping', id: PING });
    else if (this.#quiet === SILENT) this.ends.state('silent', 0);
    else if (this.#quiet >= DEAD) this.#giveUp();
  }
}
