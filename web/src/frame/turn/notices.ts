/** The browser's notifications, for people who have switched them on. */
import { notice } from '@/parts/notices.svelte';
import { prefer, prefs } from '@/device/prefs.svelte';
import { t } from '@/words/index.svelte';

export const canNotify = (): boolean => 'Notification' in globalThis;

const allowed = (): boolean => canNotify() && Notification.permission === 'granted';

/** Whether this person wants notifications, and the browser allows them. */
export const wanted = (): boolean => prefs.notify && allowed();

/** Switch them on or off. The browser asks the person only now, and never when a page is opened. */
export async function notify(on: boolean): Promise<void> {
  if (on && !allowed() && (await Notification.requestPermission()) !== 'granted') notice(t('notice-denied'));
  else prefer({ notify: on });
}

/** It is this person's turn at this table. A newer notice replaces the older one. */
export async function show(table: string): Promise<void> {
  if (!wanted()) return;
  const about = { tag: table, body: t('notice-body'), icon: '/icon-192.png', data: `/table/${table}` };
  const keeper = await navigator.serviceWorker?.getRegistration();
  if (keeper) await keeper.showNotification(t('notice-turn'), about);
  else new Notification(t('notice-turn'), about).onclick = () => window.focus();
}
