/** All test files share one page: each begins with an empty one, in English, on a device that has stored nothing. */
import './games';
import { cleanup, configure } from '@testing-library/svelte';
import { afterEach, beforeAll, vi } from 'vitest';
import { reachBy } from './net/transport';
import { SAMPLES } from './net/transport.sample';
import { guide } from '@/device/guide.svelte';
import { prefer, USUAL } from '@/device/prefs.svelte';
import { speak } from './words/index.svelte';

// Computing the style of every element takes longer than all the rest.
configure({ defaultHidden: true });

beforeAll(async () => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  reachBy(SAMPLES);
  prefer(USUAL);
  guide.end();
  localStorage.clear();
  sessionStorage.clear();
  await speak('en');
});

afterEach(cleanup);
