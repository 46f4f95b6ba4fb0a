/** Web Push: the server tells this device when it is its turn, also while no page is open. */
import { api } from '@/net/api';
import { words } from '@/words/index.svelte';
import { wanted } from './notices';

/** Subscribe this device to notifications about this table, if its person wants them and the server sends them. */
export async function follow(table: string): Promise<void> {
  const keeper = wanted() ? await navigator.serviceWorker?.getRegistration() : undefined;
  if (!keeper?.pushManager) return;
  const { key } = await api.pushKey();
  if (!key) return;
  const { endpoint, keys = {} } = (await subscription(keeper.pushManager, key)).toJSON();
  const { p256dh = '', auth = '' } = keys;
  await api.subscribe(table, { endpoint: endpoint ?? '', p256dh, auth, language: words.language });
}

/** The browser's existing subscription. One for other keys of the server is of no use. */
async function subscription(manager: PushManager, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await manager.subscribe(options);
  } catch (error) {
    const before = await manager.getSubscription();
    if (!before) throw error;
    await before.unsubscribe();
    return manager.subscribe(options);
  }
}

/** End the subscription: the push service then tells the server. */
export async function unfollow(): Promise<void> {
  const keeper = await navigator.serviceWorker?.getRegistration();
  await (await keeper?.pushManager?.getSubscription())?.unsubscribe();
}
