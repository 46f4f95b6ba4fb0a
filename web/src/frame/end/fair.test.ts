import { expect, test } from 'vitest';
import { fingerprint } from './fair';

test('a fingerprint is the one that the server publishes', async () => {
  // sha256 of the three letters, as in FIPS 180-2.
  expect(await fingerprint('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
