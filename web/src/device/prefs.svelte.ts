/**
 * A person's preferences, kept on this device: language, theme, speed of the film, hints, maps that follow, sound,
 * shouts, notices, the coach, whether everything is asked, the level of bots, the name to ride under.
 */
import { recalled, remember } from './storage';

export type Theme = 'day' | 'night' | 'auto';

interface Prefs {
  language: string;
  theme: Theme;
  speed: number;
  hints: boolean;
  /** How often each hint was shown. */
  hinted: Readonly<Record<string, number>>;
  /** Whether maps follow the race, or show the whole road. */
  follow: boolean;
  sound: boolean;
  /** Whether shouts are shown. */
  shouts: boolean;
  /** Whether the browser notifies people of their turn. */
  notify: boolean;
  /** Whether the coach speaks, if there is one. */
  coach: boolean;
  /** Whether questions that hardly matter are asked, too. */
  everything: boolean;
  /** How strong bots should be, from 1 to 5. */
  level: number;
  name: string;
}

export const USUAL: Readonly<Prefs> = {
  language: '',
  theme: 'auto',
  speed: 1,
  hints: true,
  hinted: {},
  follow: true,
  sound: false,
  shouts: true,
  notify: false,
  coach: false,
  everything: false,
  level: 3,
  name: '',
};

export const prefs = $state<Prefs>({ ...USUAL, ...recalled<Partial<Prefs>>('prefs') });

/** Change a preference, for now and for the next visit. */
export function prefer(change: Partial<Prefs>): void {
  Object.assign(prefs, change);
  remember('prefs', prefs);
}

const dark = globalThis.matchMedia?.('(prefers-color-scheme: dark)');
let system = $state(dark?.matches ?? false);
dark?.addEventListener('change', (event) => (system = event.matches));

/** Day or night: chosen by the person, or else by the system. */
export const theme = {
  get night(): boolean {
    return prefs.theme === 'auto' ? system : prefs.theme === 'night';
  },
  toggle(): void {
    prefer({ theme: this.night ? 'day' : 'night' });
  },
};

const less = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');
let still = $state(less?.matches ?? false);
less?.addEventListener('change', (event) => (still = event.matches));

/** Whether this person wants animations. */
export const motion = {
  get still(): boolean {
    return still;
  },
};
