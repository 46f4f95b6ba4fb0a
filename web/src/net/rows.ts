/** The browser's own database: rows of text under keys, written whole and durably or not at all. */

export interface BrowserRows {
  /** `{rows, gone}` as JSON: delete what begins so, then write these. */
  write(change: string): Promise<void>;
  under(beginning: string): Promise<string>;
}

interface Change {
  readonly rows: Readonly<Record<string, string>>;
  readonly gone: readonly string[];
}

const STORE = 'rows';
const LAST = '\uffff';

const from = (beginning: string): IDBKeyRange => IDBKeyRange.bound(beginning, beginning + LAST);

export async function openRows(name: string): Promise<BrowserRows> {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await result(opening);
  return {
    write(text) {
      const { rows, gone } = JSON.parse(text) as Change;
      const writing = database.transaction(STORE, 'readwrite', { durability: 'strict' });
      const store = writing.objectStore(STORE);
      for (const beginning of gone) store.delete(from(beginning));
      for (const [key, row] of Object.entries(rows)) store.put(row, key);
      return complete(writing);
    },
    async under(beginning) {
      const store = database.transaction(STORE).objectStore(STORE);
      const [keys, rows] = await Promise.all([
        result(store.getAllKeys(from(beginning))),
        result<string[]>(store.getAll(from(beginning))),
      ]);
      return JSON.stringify(keys.map((key, n) => [key, rows[n]]));
    },
  };
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error!);
  });
}

function complete(transaction: IDBTransaction): Promise<void> {
  return new Promise((done, failed) => {
    transaction.oncomplete = () => done();
    transaction.onabort = () => failed(transaction.error!);
  });
}
