import { beforeEach, expect, it, vi } from 'vitest';
import { prefer } from '@/device/prefs.svelte';
import { RECIPES, type SoundName } from './recipes';
import { sound } from './sound.svelte';

let started = 0;

/** A part of a sound that knows only when it begins. */
const part = () => ({
  connect: (next: unknown) => next,
  start: () => started++,
  stop: () => {},
  frequency: { value: 0 },
  gain: { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} },
});

class Audio {
  sampleRate = 8;
  currentTime = 0;
  destination = {};
  resume = async () => {};
  createGain = part;
  createOscillator = part;
  createBufferSource = part;
  createBiquadFilter = part;
  createBuffer = () => ({ getChannelData: () => new Float32Array(8) });
}

beforeEach(() => {
  vi.stubGlobal('AudioContext', Audio);
  prefer({ sound: false });
  started = 0;
});

it('is silent until it is switched on, and remembered then', () => {
  sound.play('bell');
  expect([sound.on, started]).toEqual([false, 0]);
  sound.toggle();
  expect(started).toBeGreaterThan(0);
  expect(localStorage['echappee.prefs']).toContain('"sound":true');
  sound.toggle();
  started = 0;
  sound.play('dice');
  expect(started).toBe(0);
});

it('has every part of every sound, all within three seconds', () => {
  prefer({ sound: true });
  for (const [name, { bursts = [], tones = [] }] of Object.entries(RECIPES)) {
    started = 0;
    sound.play(name as SoundName);
    expect(started).toBe(bursts.length + tones.length);
    expect([...bursts, ...tones].every(({ at, long }) => at >= 0 && at + long < 3)).toBe(true);
  }
});

it('is no trouble where a browser has none', () => {
  vi.stubGlobal('AudioContext', undefined);
  prefer({ sound: true });
  expect(() => sound.play('card')).not.toThrow();
});
