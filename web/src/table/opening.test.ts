import { afterEach, expect, it } from 'vitest';
import type { Invitation } from '@/net/bodies';
import type { ClientMessage, News } from '@/net/protocol';
import { reachBy, type Call } from '@/net/transport';
import { answer, SAMPLES } from '@/net/transport.sample';
import { notices, showNotices } from '@/parts/notices.svelte';
import { speak } from '@/words/index.svelte';
import { openTable } from './opening';

await speak('en');
const page = Symbol('page');
showNotices(page);
afterEach(() => reachBy(SAMPLES));

const INVITATION: Invitation = { id: 'k3', player_code: 'p', player_link: '#p', watcher_code: 'w', watcher_link: '#w' };

/** A server that opens a table where nobody may sit. */
function strictServer(): string[] {
  const heard: string[] = [];
  reachBy({
    ...SAMPLES,
    ask({ method, path }: Call) {
      heard.push(`${method} ${path}`);
      return answer(method === 'POST' ? INVITATION : {});
    },
    open(_table, listener) {
      queueMicrotask(() => listener.opened());
      return {
        close: () => undefined,
        send(message: ClientMessage) {
          heard.push(message.type);
          if (message.type === 'hello') listener.heard({ type: 'news' } as News);
          else listener.heard({ type: 'refused', id: message.id, code: 'name-taken', detail: '' });
        },
      };
    },
  });
  return heard;
}

it('leaves no table where somebody may not sit down, starts nothing, and says why', async () => {
  const heard = strictServer();
  const opened = openTable({ settings: { seats: [{}] } }, [{ seat: 'blue', name: 'Anna' }], true);
  expect(await opened).toBeUndefined();
  expect(heard.slice(-3)).toEqual(['hello', 'sit', 'DELETE /api/tables/k3']);
  expect(notices.at(page).map(({ text }) => text)).toEqual([
    'Somebody else at this table has this name. Choose another one.',
  ]);
});
