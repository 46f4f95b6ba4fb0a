/**
 * Sounds for those who switched them on: `sound.play('dice')`. Nothing is loaded, and no sound is needed to understand
 * the race.
 */
import { prefer, prefs } from '@/device/prefs.svelte';
import { RECIPES, type SoundName } from './recipes';

/** Nobody likes to be shouted at. */
const LOUDNESS = 0.6;

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** A second of noise, made once. */
function noiseIn(audio: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  return noise;
}

/** Loud at once, then dying away. */
function fading(audio: AudioContext, loud: number, from: number, long: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud * LOUDNESS, from);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + long);
  gain.connect(audio.destination);
  return gain;
}

function perform(audio: AudioContext, name: SoundName): void {
  const { bursts = [], tones = [] } = RECIPES[name];
  const now = audio.currentTime;
  for (const { at, long, loud, filter, pitch } of bursts) {
    const source = audio.createBufferSource();
    const sieve = audio.createBiquadFilter();
    source.buffer = noiseIn(audio);
    source.loop = true;
    sieve.type = filter;
    sieve.frequency.value = pitch;
    source.connect(sieve).connect(fading(audio, loud, now + at, long));
    source.start(now + at);
    source.stop(now + at + long);
  }
  for (const { at, long, loud, pitch } of tones) {
    const tone = audio.createOscillator();
    tone.frequency.value = pitch;
    tone.connect(fading(audio, loud, now + at, long));
    tone.start(now + at);
    tone.stop(now + at + long);
  }
}

export const sound = {
  get on(): boolean {
    return prefs.sound;
  },
  /** Switching sound on plays one at once, which is also what browsers require before any sound. */
  toggle(): void {
    prefer({ sound: !prefs.sound });
    this.play('bell');
  },
  play(name: SoundName): void {
    if (!prefs.sound || !globalThis.AudioContext) return;
    context ??= new AudioContext();
    void context.resume();
    perform(context, name);
  },
};
