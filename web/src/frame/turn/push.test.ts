import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '@/net/api';
import { prefer } from '@/device/prefs.svelte';
import { follow, unfollow } from './push';

const KEYS = { endpoint: 'https://push.example/1', keys: { p256dh: 'key', auth: 'secret' } };
const made = { toJSON: () => KEYS, unsubscribe: vi.fn(() => Promise.resolve(true)) };
const manager = { subscribe: vi.fn(), getSubscription: vi.fn() };

beforeEach(() => {
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('navigator', {
    ...navigator,
    serviceWorker: { getRegistration: () => Promise.resolve({ pushManager: manager }) },
  });
  vi.spyOn(api, 'pushKey').mockResolvedValue({ key: 'ours' });
  vi.spyOn(api, 'subscribe').mockResolvedValue({ table: 'here' });
  manager.subscribe.mockReset().mockResolvedValue(made);
  manager.getSubscription.mockReset().mockResolvedValue(made);
  made.unsubscribe.mockClear();
  prefer({ notify: true });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  prefer({ notify: false });
});

it('tells the server where this device can be told', async () => {
  await follow('here');
  expect(manager.subscribe).toHaveBeenCalledExactlyOnceWith({ userVisibleOnly: true, applicationServerKey: 'ours' });
  expect(api.subscribe).toHaveBeenCalledExactlyOnceWith('here', {
    endpoint: KEYS.endpoint,
    ...KEYS.keys,
    language: 'en',
  });
});

it('does nothing for people who want no notices, and where the server sends none', async () => {
  prefer({ notify: false });
  await follow('here');
  prefer({ notify: true });
  vi.mocked(api.pushKey).mockResolvedValue({ key: '' });
  await follow('here');
  expect(manager.subscribe).not.toHaveBeenCalled();
  expect(api.subscribe).not.toHaveBeenCalled();
});

it('subscribes again where the server has other keys now', async () => {
  manager.subscribe.mockRejectedValueOnce(new Error('another key'));
  await follow('here');
  expect(made.unsubscribe).toHaveBeenCalledOnce();
  expect(api.subscribe).toHaveBeenCalledOnce();
});

it('gives the subscription back', async () => {
  await unfollow();
  expect(made.unsubscribe).toHaveBeenCalledOnce();
});
