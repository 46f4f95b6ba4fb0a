import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { QuestionWire } from '@/net/protocol';
import { prefer } from '@/device/prefs.svelte';
import type { Table } from '@/table/table.svelte';
import { sound } from '../sound/sound.svelte';
import { Bell } from './bell.svelte';

let focus = true;
let shown: string[] = [];
let badges: boolean[] = [];

/** A browser's notices that are only counted. */
class Notices {
  static permission = 'granted';
  static requestPermission = vi.fn(() => Promise.resolve('granted'));
  constructor(title: string) {
    shown.push(title);
  }
}

class FakeTable {
  id = 'here';
  questions = $state.raw<readonly QuestionWire[]>([]);
  bot = $state('');
  seat = () => ({ bot: this.bot });
}

const question = (id: string) => ({ id, seat: 'red' }) as QuestionWire;

function ringing(table: FakeTable): { bell: Bell; stop: () => void } {
  let bell: Bell | undefined;
  const stop = $effect.root(() => {
    bell = new Bell(table as unknown as Table);
  });
  flushSync();
  return { bell: bell!, stop };
}

const settled = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
  [focus, shown, badges] = [true, [], []];
  vi.spyOn(document, 'hasFocus').mockImplementation(() => focus);
  vi.stubGlobal('Notification', Notices);
  vi.spyOn(sound, 'play').mockImplementation(() => undefined);
  Object.assign(navigator, {
    setAppBadge: () => Promise.resolve(void badges.push(true)),
    clearAppBadge: () => Promise.resolve(void badges.push(false)),
  });
  prefer({ notify: true });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  prefer({ notify: false });
});

function away(is: boolean): void {
  focus = !is;
  window.dispatchEvent(new Event(is ? 'blur' : 'focus'));
  flushSync();
}

it('calls somebody who looks elsewhere, once for each question', async () => {
  const table = new FakeTable();
  const { bell, stop } = ringing(table);
  away(true);
  table.questions = [question('1')];
  flushSync();
  table.questions = [question('1')];
  flushSync();
  await settled();
  expect(bell.rings).toBe(true);
  expect(shown).toHaveLength(1);
  expect(sound.play).toHaveBeenCalledExactlyOnceWith('bell');
  expect(badges.at(-1)).toBe(true);
  away(false);
  expect(bell.rings).toBe(false);
  expect(badges.at(-1)).toBe(false);
  stop();
});

it('leaves people alone who look at the page, whose bot rides, or who want no notices', async () => {
  const table = new FakeTable();
  const { bell, stop } = ringing(table);
  table.questions = [question('1')];
  flushSync();
  expect(bell.rings).toBe(false);
  expect(sound.play).not.toHaveBeenCalled();
  away(true);
  prefer({ notify: false });
  table.questions = [question('2')];
  flushSync();
  table.bot = 'tempo';
  flushSync();
  await settled();
  expect(bell.rings).toBe(false);
  expect(shown).toEqual([]);
  expect(Notices.requestPermission).not.toHaveBeenCalled();
  stop();
});
